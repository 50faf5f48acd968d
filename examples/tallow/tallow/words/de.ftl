round = Runde
oil = Öl
outcome-won = Die Gruft ist dunkel und still: Ihr habt gewonnen
outcome-lost = Die letzte Lampe ist aus: Ihr habt verloren
zone-hand = Hand: { $who }
zone-chosen = Gewählt
zone-played = Ausgespielt
zone-lost = Aufgegeben
zone-fate = Schicksal
zone-fate-turned = Aufgedecktes Schicksal
zone-foes = Karten der Gegner
zone-foes-turned = Gegner in dieser Runde
card-move = Bewegung { $move }
card-hit = Schlag { $hit }{ $reach ->
    [1] {""}
   *[other] , Reichweite { $reach }
}
card-peer = Sieh die nächste Schicksalskarte an
fate-miss = daneben
choice-oil = Öl je Held
order-firm = Weniger als so viel Schaden ohne Nachfrage erleiden
about-odds = Was ein Schlag bewirkt, wenn alle Schicksalskarten im Stapel sind
chance-fate = die nächste Schicksalskarte
chance-foes = die nächste Karte der Gegner
chance-flame = der Flammenwürfel
chance-draught-1 = der erste Luftzugmarker
chance-draught-2 = der zweite Luftzugmarker
ask-cry = Was ruft ihr, wenn ihr hineingeht?
ask-choose = Welche Karte spielt { $who } in dieser Runde?
ask-haste = Öl verbrennen, um früher zu handeln?
ask-walk = Wohin geht { $who }? Noch { $points ->
    [one] 1 Schritt
   *[other] { $points } Schritte
}
ask-sink = Das nächste Schicksal ist { $fate }: unter den Stapel legen?
ask-strike = Wen schlägt { $who } für { $hit }?
ask-burn = Wie viel Öl brennt bei diesem Schlag?
ask-save = { $damage } Schaden für { $who }: erleiden oder eine Karte aufgeben?
ask-prey = { $foe } ist mehreren von euch gleich nah: Auf wen geht er los?
ask-offer = Währenddessen kannst du
option-cell = Nach { $on }
option-stay = Hier bleiben
option-card = { $on } spielen
option-haste = { $on } verbrennt Öl
option-attack = { $on } schlagen
option-skip = Niemanden schlagen
option-aid = { $on } gibt { $and } einen Tropfen Öl
option-suffer = Den Schaden erleiden
option-lose = { $on } aufgeben
option-prey = { $on }
event-Cried = Die Helden gehen hinein: „{ $words }“
event-RoundBegan = Runde { $round }
event-Rested = { $who } rastet und nimmt alle Karten zurück
event-OilUsed = { $who } verbraucht Öl: noch { $left }
event-TurnBegan = { $who } ist am Zug
event-Moved = { $who } geht nach { $to }
event-Looked = { $who } sieht die nächste Schicksalskarte an
event-Peeked = { $who } sieht als nächstes Schicksal { $fate }
event-Attacked = { $who } schlägt nach { $whom } für { $hit }
event-FateTurned = Schicksal: { $fate }
event-Saved = { $who } gibt { $card } auf
event-Suffered = { $who } erleidet { $damage }
event-Fell = { $who } fällt
