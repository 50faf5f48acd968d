"""Sight and range between any two hexes, told and drawn: for tables of cardboard."""
