"""What packs for the haven games can say: classes, cards, monsters, items, scenarios, all in one closed vocabulary."""
