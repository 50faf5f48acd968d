"""Combat: casting, initiative, combat actions, damage, retreat."""
