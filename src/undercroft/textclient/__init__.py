"""A client for terminals: draws any scene in characters, or says it in sentences, and answers any question."""

from undercroft.textclient.campaigns import CampaignClient
from undercroft.textclient.client import Client
from undercroft.textclient.lines import Keyboard, Lines, Script, ScriptError
from undercroft.textclient.phrases import Phrases
from undercroft.textclient.screen import Screen
from undercroft.textclient.teller import Teller

__all__ = ["CampaignClient", "Client", "Keyboard", "Lines", "Phrases", "Screen", "Script", "ScriptError", "Teller"]
