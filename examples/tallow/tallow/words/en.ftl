round = Round
oil = Oil
outcome-won = The vault is dark and still: you have won
outcome-lost = The last lamp is out: you have lost
zone-hand = { $who }’s hand
zone-chosen = Chosen
zone-played = Played
zone-lost = Given up
zone-fate = Fate
zone-fate-turned = Fate turned
zone-foes = Foes’ cards
zone-foes-turned = Foes this round
card-move = Move { $move }
card-hit = Hit { $hit }{ $reach ->
    [1] {""}
   *[other] , reach { $reach }
}
card-peer = Look at the next fate card
fate-miss = miss
choice-oil = Oil for each hero
order-firm = Suffer less than so much damage without asking
about-odds = What a blow does, with all fate cards in the deck
chance-fate = the next fate card
chance-foes = the foes’ next card
chance-flame = the flame die
chance-draught-1 = the first draught token
chance-draught-2 = the second draught token
ask-cry = What do you cry as you go in?
ask-choose = Which card does { $who } play this round?
ask-haste = Burn oil to act earlier?
ask-walk = Where does { $who } go? { $points ->
    [one] 1 step left
   *[other] { $points } steps left
}
ask-sink = The next fate is { $fate }: lay it under the deck?
ask-strike = Whom does { $who } strike for { $hit }?
ask-burn = How much oil burns with this blow?
ask-save = { $damage } damage to { $who }: suffer it, or give up a card?
ask-prey = { $foe } is as near to several of you: whom does it go for?
ask-offer = Meanwhile you may
option-cell = To { $on }
option-stay = Stay here
option-card = Play { $on }
option-haste = { $on } burns oil
option-attack = Strike { $on }
option-skip = Strike nobody
option-aid = { $on } gives { $and } a drop of oil
option-suffer = Suffer the damage
option-lose = Give up { $on }
option-prey = { $on }
event-Cried = The heroes go in: “{ $words }”
event-RoundBegan = Round { $round }
event-Rested = { $who } rests and takes all cards back
event-OilUsed = { $who } uses oil: { $left } left
event-TurnBegan = { $who }’s turn
event-Moved = { $who } goes to { $to }
event-Looked = { $who } looks at the next fate card
event-Peeked = { $who } sees that the next fate is { $fate }
event-Attacked = { $who } strikes at { $whom } for { $hit }
event-FateTurned = Fate: { $fate }
event-Saved = { $who } gives up { $card }
event-Suffered = { $who } suffers { $damage }
event-Fell = { $who } falls
