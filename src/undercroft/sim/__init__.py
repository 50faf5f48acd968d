"""Simulation: many games by bots, here or on a cluster, and what can be counted of them."""

from undercroft.sim.crash import Crash, write_crash
from undercroft.sim.engines import Engine, here, on_cluster, on_processes
from undercroft.sim.plan import Plan, Variant, variants_of
from undercroft.sim.playing import play_game, play_span, simulate
from undercroft.sim.report import write_report
from undercroft.sim.statistics import Lengths, Statistics, describe
from undercroft.sim.tally import Group, Tally

__all__ = [
    "Crash",
    "Engine",
    "Group",
    "Lengths",
    "Plan",
    "Statistics",
    "Tally",
    "Variant",
    "describe",
    "here",
    "on_cluster",
    "on_processes",
    "play_game",
    "play_span",
    "simulate",
    "variants_of",
    "write_crash",
    "write_report",
]
