"""Which rule each concept of the fight is."""

CITES = {"death.check": {"CE": ("CE-HIT-02",)}}
