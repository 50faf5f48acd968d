## monster mind

why-as-if-melee = Es hat keinen Angriff, also sucht es seinen Fokus so, als könnte es einen benachbarten Gegner angreifen.
why-no-move = Es hat in diesem Zug keine Bewegung: Es sucht seinen Fokus so, als könnte es laufen, bleibt aber stehen.
why-jump = Es springt: Unterwegs hält es nichts auf außer Mauern; das Feld, auf dem der Sprung endet, muss frei sein, und eine Falle dort zählt.
why-flying = Es fliegt: Nichts hält es auf außer Mauern, und es darf über allem enden, nur nicht bei einer anderen Figur.
why-teleport = Es teleportiert: Nur das Feld, auf dem es ankommt, zählt, Mauern zählen nicht.
why-ice = Wer Eis betritt, rutscht in derselben Richtung weiter, ohne Bewegungspunkte auszugeben, wenn nichts im Weg ist.
why-invisible = { $foes } { $count ->
        [one] ist
       *[other] sind
    } unsichtbar und kann nicht sein Fokus sein.
why-seeks-adjacent = Es greift im Nahkampf an, also sucht es Wege zu Feldern neben seinen Gegnern.
why-seeks-range = Es sucht Wege zu Feldern, von denen aus seine Gegner in Reichweite { $range } und in Sicht sind.
why-seeks-area = Es sucht Wege zu Feldern, von denen aus sein Wirkungsbereich einen Gegner trifft, den es sieht.
why-unreachable = Es findet keinen Weg zu einem freien Feld, von dem aus es { $foes } angreifen könnte, so weit es auch ginge.
why-no-focus = Es findet keinen Weg zu einem freien Feld, von dem aus es einen Gegner angreifen könnte: Es hat keinen Fokus, bewegt sich nicht und greift nicht an.
why-fewest-negative = Es zieht den Weg über die wenigsten Fallen und anderen negativen Felder vor, wie lang er auch ist: { $kept } ({ $negative } auf dem Weg) { $count ->
        [one] geht
       *[other] gehen
    } vor { $dropped }.
why-negative-anyway = Jeder Weg zu einem Gegner führt über negative Felder, also nimmt es einen mit { $negative }.
why-only-one = { $foe } ist der einzige Gegner, der bleibt: Es braucht { $points ->
        [0] keine Bewegungspunkte
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }, und ob es in diesem Zug so viele hat, ist gleich.
why-fewest-points = So viele Bewegungspunkte braucht es: { $points }. Am wenigsten zählt: { $foes }.
why-nearest = Von diesen steht ihm am nächsten: { $foes }, { $distance } { $distance ->
        [one] Feld
       *[other] Felder
    } weit, gezählt wie Reichweite.
why-earlier = Von { $tied } zählt, wer früher an der Reihe ist: { $foes }, mit Initiative { $initiative }.
why-players-focus = { $foes } sind in allem gleich: Die Spieler wählen seinen Fokus.
why-focus = Sein Fokus ist { $focus }.
why-in-reach = Es kann { $focus } in diesem Zug angreifen, von { $count ->
        [one] einem Feld aus, das
       *[other] { $count } Feldern aus, die
    } es erreicht.
why-avoids = Felder, für die es über mehr negative Felder gehen müsste, lässt es aus, was es von dort auch könnte.
why-muddled = Es greift ohnehin mit Nachteil an, also rückt es von benachbarten Gegnern nicht ab.
why-focus-clear = Zuerst will es { $focus } ohne Nachteil angreifen, also nicht von einem benachbarten Feld aus.
why-focus-hampered = Es erreicht kein Feld, von dem aus es { $focus } ohne Nachteil angriffe, also nimmt es den Nachteil hin.
why-most-targets = Zusammen mit seinem Fokus kann es { $most ->
        [one] einen weiteren Gegner
       *[other] { $most } weitere Gegner
    } angreifen: { $groups }.
why-no-more-targets = Außer seinem Fokus kann es niemanden angreifen.
why-which-targets = Welche: die des nächsten Feldes, von dem aus es so viele angreifen könnte, und von diesen die, die früher an der Reihe sind.
why-players-targets = Diese Ziele sind gleich gut: Die Spieler wählen.
why-clear-attacks = { $hampered ->
        [0] Keiner seiner Angriffe hat
        [one] Höchstens einer seiner Angriffe hat
       *[other] Höchstens { $hampered } seiner Angriffe haben
    } dabei Nachteil.
why-clear-others = { $hampered ->
        [0] Keiner der weiteren Angriffe hat
        [one] Höchstens einer der weiteren Angriffe hat
       *[other] Höchstens { $hampered } der weiteren Angriffe haben
    } dabei Nachteil.
why-fewest-steps = Von dem, was bleibt, nimmt es das Feld, das am wenigsten Bewegungspunkte kostet: { $hexes }, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-stays = Das alles kann es von dort, wo es steht, also bewegt es sich nicht.
why-players-end = Diese sind gleich gut: Die Spieler wählen.
why-out-of-reach = Es kann { $focus } in diesem Zug nicht angreifen: Es bräuchte { $points } Bewegungspunkte und hat { $move }.
why-out-of-reach-standing = Von dort, wo es steht, kann es { $focus } nicht angreifen.
why-heads-for = Es will nach { $count ->
        [one] { $hexes }
       *[other] einem von { $hexes }, wie die Spieler wählen
    }.
why-stops-short = Näher käme es über ein negatives Feld, das sein Weg meidet, also hält es davor an.
why-no-nearer = Es kann nirgends enden, von wo der Rest des Weges kürzer ist, also bleibt es stehen.
why-nearer = Es geht so nahe heran, wie es kann: { $hexes }; von dort { $left ->
        [one] bleibt 1 Bewegungspunkt
       *[other] bleiben { $left } Bewegungspunkte
    } zu gehen.
why-no-attack = Es greift nur seinen Fokus an (und andere mit ihm zusammen), also greift es in diesem Zug nicht an.
why-case = { $case }
why-options = { $count ->
        [one] Also bleibt nur dies:
       *[other] Also wählen die Spieler unter diesen { $count }:
    }
turn-verdict = Fokus: { $foci }. { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten: Die Spieler wählen.
    }
turn-verdict-none = Kein Fokus. { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten: Die Spieler wählen.
    }
turn-moved = Geht { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } bis { $end }{ $count ->
        [0] {""}
       *[other] {" "}und greift { $targets } an
    }
turn-stayed = Bleibt auf { $end }{ $count ->
        [0] {""}
       *[other] {" "}und greift { $targets } an
    }
why-end-moved = Es geht { $path }{ $count ->
        [0] .
       *[other] {" "}und greift { $targets } an.
    }
why-end-stayed = Es bleibt auf { $end }{ $count ->
        [0] .
       *[other] {" "}und greift { $targets } an.
    }

## places, numbers, zones

round = Runde
level = Stufe
experience = Erfahrung
coins = Münzen
rank-normal = Normal
rank-elite = Elite
rank-boss = Boss
stat-hp = Trefferpunkte
stat-move = Bewegung
stat-attack = Angriff
stat-range = Reichweite
stat-shield = Schild
stat-targets = Ziele
stat-hard-to-hit = Angreifer haben Nachteil
stat-flying = Fliegend
monster-name = { $name } { $number }
names = { $one }, { $two }
outcome-won = Das Szenario ist geschafft
outcome-lost = Das Szenario ist verloren
zone-of = { $who }: { $zone }
monsters = Monster
inert = inaktiv
waning = schwindend
strong = stark
zone-hand = Hand
zone-chosen = Gewählt
zone-played = Dieser Zug
zone-active = Aktiv
zone-discard = Abwurfstapel
zone-lost = Verloren
zone-goal = Kampfziel
zone-goals-spent = Aufgedeckte Kampfziele
zone-items = Gegenstände
zone-modifiers = Modifikatoren
zone-modifiers-spent = Aufgedeckte Modifikatoren
zone-plan = Karte der Monster
tile-obstacle = Hindernis
tile-trap = Falle
tile-difficult = Schwieriges Gelände
tile-door = Geschlossene Tür
tile-door-open = Offene Tür
tile-coin = Münze
tile-treasure = Schatz
fire = Feuer
ice = Eis
air = Luft
earth = Erde
light = Licht
dark = Dunkelheit
condition-bless = Segen
condition-curse = Fluch
condition-disarm = Entwaffnen
condition-immobilize = Lähmung
condition-muddle = Verwirrung
condition-poison = Gift
condition-strengthen = Stärkung
condition-stun = Betäubung
condition-wound = Wunde

## cards

half-top = Oben
half-bottom = Unten
infuses = { $elements } anreichern
gives-xp = { $xp } Erfahrung
goal-so-far = Bisher: { $count }
is-lost = Nach Gebrauch verloren
stays-round = Aktiv bis zum Ende der Runde
stays-persistent = Aktiv
verb-give = { $effects }{ $range ->
        [0] {""}
       *[other] , Reichweite { $range }
    }
verb-shield = Schild { $value }
verb-retaliate = Vergeltung { $value }
verb-teleport = Teleport { $value }
verb-swap = Plätze tauschen
verb-kill = Das Ziel töten
verb-bonus = Aktiver Bonus
verb-loot = Beute { $value }
verb-destroy = Ein Hindernis zerstören
verb-trap = Eine Falle legen
verb-infuse = Anreichern
verb-gain = Erhalten
verb-trade = Zahlen und handeln
verb-either = Entweder … oder …
verb-spawn = Einstieg
## questions

ask-start-hex = Wo beginnt { $hero }?
ask-battle-goal = { $hero }: Welches Kampfziel behältst du?
ask-choose-initiative = { $hero }: Welche Karte bestimmt die Initiative?
ask-choose-second = { $hero }: Welche zweite Karte?
ask-play = { $hero }: Welche Hälfte spielst du?
ask-move = { $figure }: Wohin? Noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
ask-target-attack = Wen greifst du an?
ask-target-heal = Wen heilst du?
ask-target-give = Wer bekommt es?
ask-target-cure = Wer wird befreit?
ask-target-push = Wen schiebst du?
ask-target-pull = Wen ziehst du?
ask-target-grant = Wer darf handeln?
ask-target-suffer = Wer erleidet es?
ask-target-swap = Mit wem tauschst du den Platz?
ask-target-kill = Wer stirbt?
ask-lay-area = Wo liegt der Wirkungsbereich?
ask-shove = Wohin wird { $figure } bewegt?
ask-negate = { $hero }: { $damage } Schaden. Erleiden oder Karten verlieren?
ask-consume = { $elements } verbrauchen?
ask-infuse-element = Welches Element reicherst du an?
ask-consume-element = Welches Element verbrauchst du?
ask-better-modifier = Welcher Modifikator ist besser für dich?
ask-either = Auf welche Weise?
ask-lay-trap = Wo liegt die Falle?
ask-target-leap = Zu wem springt es?
ask-leap = Auf welchem Feld landet es?
ask-destroy = Was zerstörst du?
ask-recover = Welche Karte kommt zurück?
ask-teleport = Wohin?
ask-rest-lose = { $hero } rastet: Welche abgelegte Karte geht verloren, bevor die anderen zurückkommen?
ask-short-rest = { $hero }: Kurz rasten?
ask-redraw = { $card } ginge verloren. 1 Schaden erleiden, um eine andere zu verlieren?
ask-monster-end = { $monster }: Wo steht es, und wen greift es an?
ask-tie = Wer handelt zuerst?
ask-spawn = { $kind }: Wo steigt es ein?
ask-leave-out = Die Aufsteller reichen nicht: Welches bleibt weg?
ask-do-loot = { $what }: ausführen?
ask-do-suffer = { $what }: ausführen?
ask-do-grant = { $what }: ausführen?
ask-do-gain = { $what }: ausführen?
ask-do-trade = { $what }: dafür zahlen?
ask-do-refresh = Gegenstände wieder bereit machen?
ask-item-attacks = Einen Gegenstand für diesen Angriff benutzen?
ask-item-is-attacked = Einen Gegenstand gegen diesen Angriff benutzen?
ask-item-moves = Einen Gegenstand für diese Bewegung benutzen?
ask-item-attack-begins = Einen Gegenstand für deinen Angriff benutzen?
ask-item-is-doubled = Einen Gegenstand gegen die verdoppelnde Karte benutzen?
ask-item-order-known = Diese Runde einen Gegenstand benutzen?
ask-bonus = { $card } einsetzen?
ask-play-more = Welche weitere Karte spielst du?
ask-pay-discard = Welche Karte legst du ab?
ask-pay-lost = Welche Karte verlierst du?
ask-offer = Währenddessen
ask-end-turn = Noch etwas, bevor dein Zug endet?
ask-first-at-turn-end = Was kommt zuerst?
option-cell = { $on }
option-goal = { $on }
option-card = { $on }
option-long-rest = Lange Rast
option-top = Oben: { $on }
option-bottom = Unten: { $on }
option-basic-top = Angriff 2 mit { $on }
option-basic-bottom = Bewegung 2 mit { $on }
option-target = { $on }
option-stop = Genug
option-skip = Auslassen
option-do = Ausführen
option-consume = Verbrauchen
option-keep = Behalten
option-element = { $on }
option-modifier = { $on }
option-area = { $cells } ({ $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
})
option-nobody = Niemanden
option-suffer = Erleiden
option-rest = Rasten
option-lose = { $on } verlieren
option-lose-two = { $one } und { $two } verlieren
option-stand = Auf { $on } stehen
option-stand-attack = Auf { $on } stehen und { $whom } angreifen
option-first = { $on }
option-use = { $on } benutzen
option-remove = { $on } wegnehmen
option-way = So
option-end-turn = Zug beenden
odds-enough = Angriff { $attack }{ $drawn ->
        [advantage] {" "}mit Vorteil
        [disadvantage] {" "}mit Nachteil
       *[plain] {""}
    }, im Mittel { $expected } Schaden; genug zum Besiegen
odds-damage = { $damage } Schaden

## what happens

event-RoundBegan = Runde { $round }
event-Revealed = { $who } handelt bei { $initiative }{ $resting ->
        [true] : eine lange Rast
       *[false] {""}
    }
event-PlanDrawn = { $what }: Initiative { $initiative }
event-TurnBegan = { $who } ist am Zug
event-Played = { $who } spielt { $card }
event-Moved = { $who } bewegt sich nach { $to }
event-Attacked = { $who } greift { $whom } an: { $value }
event-ModifierDrawn = { $who } zieht { $modifier }{ $applied ->
        [false] , was nicht zählt
       *[true] {""}
    }
event-Suffered = { $who } erleidet { $damage } Schaden
event-Negated = { $who } verliert { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } statt { $damage } Schaden
event-Healed = { $who } wird um { $amount } geheilt
event-ConditionGained = { $who } erhält { $condition }
event-ConditionLost = { $who } verliert { $condition }
event-Died = { $who } stirbt
event-Exhausted = { $who } ist erschöpft
event-Shoved = { $who } wird nach { $to } bewegt
event-TrapSprung = { $who } löst eine Falle aus
event-DoorOpened = Eine Tür geht auf
event-RoomRevealed = Ein Raum wird aufgedeckt
event-Appeared = { $who } erscheint
event-LootTaken = { $who } nimmt { $what }
event-TreasureOpened = { $who } öffnet Schatz { $number }{ $coins ->
        [0] {""}
        [1] : 1 Münze
       *[other] : { $coins } Münzen
    }{ $gold ->
        [0] {""}
       *[other] : { $gold } Gold
    }{ $checks ->
        [0] {""}
       *[other] : ein Häkchen
    }
event-EntryRead = { $who } findet Eintrag { $letter }
preview-points = { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
preview-trap = Eine Falle: { $damage } Schaden { $conditions }
gain-item = ein Gegenstand
event-Destroyed = { $what } wird zerstört
event-Infused = { $element } wird stark
event-Consumed = { $who } verbraucht { $element }
event-Rested = { $who } rastet
event-ExperienceGained = { $who } erhält { $amount } Erfahrung
event-ShieldUsed = Der Schild von { $who } hält { $amount } ab
event-ItemUsed = { $who } benutzt { $item }
event-FocusFound = Der Fokus von { $who } ist { $focus }
event-NoFocus = { $who } findet niemanden, den es angreifen könnte: Es hat keinen Fokus
event-GoalMet = Das Ziel ist erreicht
event-GoalJudged = { $who } hat das Kampfziel { $goal } { $met ->
        [true] erfüllt
       *[other] nicht erfüllt
    }
event-ScenarioEnded = Das Szenario endet

## cards in words

parts = { $one } · { $two }
if-then = Falls { $test }: { $then }
unless = nicht: { $test }
boosted = ＋ { $boost }
consuming = { $elements } verbrauchen: { $gain }
use-slots = { $count } Anwendungen{ $xp ->
        [0] {""}
       *[other] , insgesamt { $xp } Erfahrung
    }
for-each = { $gain } für jeden: { $who }
wild = beliebiges Element
at-range = Reichweite { $range }
all-targets = alle Ziele
more-targets = { $count } Ziele
area-melee = Wirkungsbereich aus { $count } Feldern neben dir
area-ranged = Wirkungsbereich aus { $count } Feldern
with-jump = Springen
with-advantage = Vorteil
with-disadvantage = Nachteil
with-pierce = Durchstechen { $value }
with-push = Schieben { $value }
with-pull = Ziehen { $value }
more-value = +{ $value }
more-range = +{ $value } Reichweite
more-reach = +{ $value } Reichweite im Nahkampf
more-foes = +{ $value } { $value ->
    [one] Ziel
   *[other] Ziele
}
more-pierce = Durchstechen { $value }
more-push = Schieben { $value }
more-pull = Ziehen { $value }
more-xp = { $value } Erfahrung
who-self = du selbst
who-enemies = Gegner
who-allies = Verbündete
who-allies-or-self = Verbündete oder du selbst
who-figures = Figuren
who-characters = Charaktere
who-monsters = Monster
who-has = mit { $condition }
who-is-hurt = denen Trefferpunkte fehlen
who-is-nearest = der nächste in Sicht
who-is-farthest = der fernste
who-is-fallen = die gefallen sind
who-is-same_room = im selben Raum
who-is-other = außer dem Ziel
within = { $range ->
        [1] angrenzend
       *[other] innerhalb von { $range }
    }
within-of-target = { $range ->
        [0] das Ziel
        [1] neben dem Ziel
       *[other] innerhalb von { $range } um das Ziel
    }
test-target-has = das Ziel { $condition } hat
test-target-rank = das Ziel { $rank } ist
test-target-hurt = dem Ziel Trefferpunkte fehlen
test-target-hurt-not = das Ziel unverletzt ist
test-target-beside = neben dem Ziel: { $who }
test-target-alone = keiner seiner Verbündeten neben dem Ziel steht
test-target-alone-not = ein Verbündeter neben dem Ziel steht
test-self-has = du { $condition } hast
test-self-hp-at-most = du höchstens { $value } Trefferpunkte hast
test-self-beside = neben dir: { $who }
test-melee = es ein Nahkampfangriff ist
test-melee-not = es ein Fernkampfangriff ist
test-single = es ein Ziel hat
test-single-not = es mehrere Ziele hat
test-basic = die Aktion eine Standardaktion ist
test-basic-not = die Aktion eine gedruckte ist
test-moved = du dich in diesem Zug mindestens { $value } bewegt hast
test-moved-exactly = du dich in diesem Zug genau { $value } bewegt hast
test-killed = dies getötet hat
test-killed-not = dies nicht getötet hat
test-performed = du das Obige getan hast
test-performed-not = du das Obige nicht getan hast
test-element = { $element } stark oder schwindend ist
test-hand-at-most = du höchstens { $value } Karten hältst
test-first-attack = es dein erster Angriff in diesem Zug ist
test-first-attack-not = du in diesem Zug schon angegriffen hast
test-round-even = die Runde gerade ist
test-round-even-not = die Runde ungerade ist
test-counter = { $counter } bei { $count } steht
whenever = { $when }: { $gain }
whenever-of = { $who }, { $when }: { $gain }
at-attacks = bei einem Angriff
at-is-attacked = wenn angegriffen
at-suffers = bei erlittenem Schaden
at-is-healed = bei Heilung
at-moves = nach einer Bewegung
at-enters = beim Betreten eines Feldes
at-kills = beim Töten
at-turn-starts = zu Beginn des Zuges
at-turn-ends = am Ende des Zuges
at-round-starts = zu Beginn der Runde
at-round-ends = am Ende der Runde
at-loots = beim Erbeuten
at-opens-door = beim Öffnen einer Tür
at-rests = beim Rasten
at-infuses = beim Anreichern
at-attack-begins = vor einer Angriffsaktion
at-is-doubled = wenn dich eine verdoppelte Karte trifft
at-order-known = wenn die Reihenfolge feststeht
at-is-focused = wenn ein Monster seinen Fokus sucht
item-move = bei einer Bewegung: { $gain }
item-when = nur falls: { $test }
item-whole = für die ganze Aktion
item-spent = Nach Gebrauch gedreht bis zur langen Rast
item-consumed = Einmal je Szenario
bonus-disadvantage = Nachteil
bonus-undouble = eine verdoppelnde Karte zählt als +0
bonus-last = du giltst als bei 99 handelnd
trade = { $price }, um zu tun: { $gain }
price-damage = { $value } Schaden
price-discard = { $value } ablegen
price-lose = { $value } verlieren
either-or = { $one } – oder – { $two }
gain-xp = { $value } Erfahrung
gain-coins = { $value } Münzen
gain-gold = { $value } Gold
destroy-obstacle = Ein Hindernis zerstören
destroy-trap = Eine Falle entfernen
destroy-objective = Ein Zielobjekt zerstören
verb-play = Eine weitere Karte für ihre { $half ->
        [top] obere
       *[other] untere
    } Hälfte spielen
verb-leap = Springe neben: { $who }
verb-revive = Zurückholen: { $who }
verb-attack = Angriff { $value }
verb-move = Bewegung { $value }
verb-heal = Heilung { $value }
verb-push = Schieben { $value }
verb-pull = Ziehen { $value }
verb-suffer = { $value } Schaden
verb-grant = Gewähren: { $what }
verb-cure = Entfernen
verb-recover = { $cards ->
        [1] Eine Karte
        [all] Alle Karten
       *[other] { $cards } Karten
    } zurücknehmen, { $pile ->
        [lost] verlorene
       *[other] abgelegte
    }
verb-refresh = { $items ->
        [1] Einen Gegenstand
        [all] Alle Gegenstände
       *[other] { $items } Gegenstände
    } auffrischen
verb-special = Spezial { $number }

## names in the log

name-bless = Segen
name-curse = Fluch
name-disarm = Entwaffnen
name-immobilize = Lähmung
name-muddle = Verwirrung
name-poison = Gift
name-strengthen = Stärkung
name-stun = Betäubung
name-wound = Wunde
name-fire = Feuer
name-ice = Eis
name-air = Luft
name-earth = Erde
name-light = Licht
name-dark = Dunkelheit
name-coin = eine Münze
name-treasure = einen Schatz
name-x2 = ×2
name-null = Null

## the campaign

founding = Die Gruppe findet sich zusammen
ask-found-class = Wer ist Charakter { $number }?
option-complete = Die Gruppe ist vollzählig: { $count ->
        [one] ein Charakter
       *[other] { $count } Charaktere
    }
ask-found-name = Wie heißt der Charakter der Klasse { $class }?
option-unnamed = Einfach { $class }
ask-difficulty = Wie schwer soll die Kampagne sein? Das lässt sich zwischen Szenarien ändern.
difficulty--1 = leicht (Monster eine Stufe niedriger)
difficulty-0 = normal
difficulty-1 = schwer (Monster eine Stufe höher)
difficulty-2 = sehr schwer (Monster zwei Stufen höher)
option-event = { $which }: { $text }
ask-event = { $event }: Was tut die Gruppe?
ask-gold-for-one = { $gold } Gold für einen von euch: Wer bekommt es?
ask-item-for-one = { $item } für einen von euch: Wer bekommt es?
ask-pay-one = Einer von euch verliert { $gold } Gold: Wer?
ask-burden-one = Einer von euch beginnt das nächste Szenario mit { $condition }: Wer?
ask-share = { $gold } Gold für euch alle zusammen: Wer bekommt wie viel?
ask-share-of = Noch { $gold } Gold: Wie viel für { $hero }?
ask-share-costs = Ihr verliert zusammen { $gold } Gold: Wer zahlt wie viel?
ask-share-costs-of = Noch { $gold } Gold zu zahlen: Wie viel zahlt { $hero }?
option-even = So gleichmäßig wie möglich
option-uneven = Anders
option-hero = { $on }
ask-learn = { $hero } hat Stufe { $level } erreicht: Welche neue Karte?
option-learn = { $on }
ask-perk = { $hero }: Welche Verbesserung? { $left ->
        [one] Eine ist zu wählen
       *[other] { $left } sind zu wählen
    }
ask-market-who = Der Markt: Für wen kaufst oder verkaufst du?
ask-market = { $hero } auf dem Markt, mit { $gold } Gold
ask-packing-who = Packen für das nächste Szenario: Wessen Sachen oder Karten änderst du?
ask-packing = { $hero } packt: Gegenstände zum Anlegen, Karten zum Mitnehmen
option-visit = { $on }
option-done = Fertig hier
option-back = Fertig mit diesem Charakter
option-buy = { $item } für { $gold } Gold kaufen
option-sell = { $item } für { $gold } Gold verkaufen
option-give = { $item } an { $hero } geben
option-wear = { $item } anlegen
option-take-off = { $item } ablegen
option-set-aside = { $on } zurücklassen
option-take = { $on } mitnehmen
ask-departure = Das nächste Szenario wird { $difficulty }. Seid ihr bereit?
option-set-out = Ja: die Stadt verlassen
option-again = Noch nicht: zurück auf den Markt
option-difficulty = Umstellen auf { $level }
hit-points = Trefferpunkte
hand-limit = Handkarten
gold = Gold
check-marks = Häkchen
perk = Verbesserung
xp-of = { $xp } von { $next } für die nächste Stufe
checks-of = { $checks } (je { $next } eine Verbesserung)
city-map = Stadtplan
difficulty = Schwierigkeit
map-sticker = { $number } { $name } ({ $at })
map-won = abgeschlossen
map-open = spielbar
map-locked = versperrt
zone-shop = Laden
zone-gear = Gegenstände: { $hero }
zone-hand-of = Hand: { $hero }
zone-pool = Zurückgelassen: { $hero }
zone-new = Neue Karten: { $hero }
is-worn = angelegt
copies = { $count ->
        [one] ein Exemplar
       *[other] { $count } Exemplare
    }
slot-head = Kopf
slot-body = Körper
slot-legs = Beine
slot-onehand = eine Hand
slot-twohands = zwei Hände
slot-small = Kleinkram
event-chosen = Ihr habt { $which } gewählt
outcome-done = Die Gruppe verlässt die Stadt
outcome-founded = Die Gruppe ist vollzählig
perk-remove = { $lost } entfernen
perk-add = { $gained } hinzufügen
perk-replace = { $lost } ersetzen durch { $gained }
cards-of = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
event-CharacterJoined = { $who } kommt zur Gruppe
event-EventDrawn = Ereignis: { $text }
event-EventTurned = { $text }
event-GoldGained = { $who } bekommt { $gold } Gold
event-GoldLost = { $who } verliert { $gold } Gold
event-ItemGained = { $who } bekommt { $item }
event-NoCopyLeft = { $item }: Davon ist kein Exemplar mehr da
event-WillStartWith = { $who } beginnt das nächste Szenario mit { $condition }
event-LevelReached = { $who } erreicht Stufe { $level } und hat { $hp } Trefferpunkte
event-Learnt = { $who } lernt { $card }
event-PerkMarked = { $who } markiert eine Verbesserung
event-Bought = { $who } kauft { $item } für { $gold } Gold
event-Sold = { $who } verkauft { $item } für { $gold } Gold
event-Given = { $who } gibt { $item } an { $to }
event-DifficultyChosen = Das nächste Szenario wird { $difficulty }
event-CameHome = { $who } bringt { $xp } Erfahrung heim{ $bonus ->
        [0] {""}
       *[other] {" "}und { $bonus } weitere für den Erfolg
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold ({ $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    })
    }{ $checks ->
        [0] {""}
        [1] , ein Häkchen
       *[other] , { $checks } Häkchen
    }
event-Rewarded = Belohnung für jeden von euch: { $what ->
        [gold] { $amount } Gold
        [xp] { $amount } Erfahrung
        [checks] { $amount ->
            [one] ein Häkchen
           *[other] { $amount } Häkchen
        }
       *[perks] { $amount ->
            [one] eine Verbesserung
           *[other] { $amount } Verbesserungen
        }
    }
event-Located = { $how ->
        [locked] { $scenario } ({ $at }) ist nicht mehr spielbar
       *[open] Neuer Ort: { $scenario } ({ $at })
    }

### Werkzeuge: Sicht und Reichweite, und die Felder dessen, was Werkzeuge wissen wollen

sight-verdict = { $sight ->
        [yes] In Sicht
       *[no] Nicht in Sicht
    }, { $range ->
        [none] und keine Reichweite führt hin
       *[other] in Reichweite { $range }
    }
sight-count = Von { $from } bis { $to } ist die Reichweite { $range }: Gezählt wird ab dem ersten Feld neben { $from }.
sight-around = Ohne Mauern wären es { $straight }; gezählt wird um Mauern herum, nie durch sie hindurch.
sight-parted = Sie liegen nebeneinander, aber eine Mauer trennt sie: Sie sind also nicht benachbart, und gezählt wird um die Mauer herum.
sight-no-count = Mauern und der Rand der Karte trennen { $from } und { $to }: Kein Abzählen führt hin, also genügt keine Reichweite.
sight-same = Es ist dasselbe Feld: Gezählt wird nichts, und nichts ist im Weg.
sight-beside = Sie sind benachbart, ohne Mauer dazwischen; also sehen sie einander immer.
sight-free-corner = Eine gerade Linie von einer Ecke von { $from } zu einer Ecke von { $to } berührt keine Mauer; eine genügt.
sight-free-part = Eine gerade Linie von irgendeinem Punkt in { $from } zu irgendeinem in { $to } berührt keine Mauer; eine genügt.
sight-blocked-corner = Alle 36 Linien von einer Ecke von { $from } zu einer Ecke von { $to } berühren eine Mauer. Die mit den wenigsten im Weg berührt { $count ->
        [one] eine
       *[other] { $count }
    }.
sight-blocked-part = Jede Linie von einem Punkt in { $from } zu einem in { $to } berührt eine Mauer. Die hier gezeichnete berührt { $count ->
        [one] eine
       *[other] { $count }
    }.
sight-through = Hindernisse und Figuren auf dem Weg versperren nichts: { $things }.
sight-door = { $count ->
        [one] Die geschlossene Tür auf { $doors } zählt
       *[other] Die geschlossenen Türen auf { $doors } zählen
    } als Mauer.
focus-mark = Fokus
field-case = Wie es heißt
field-rules = Regeln
field-position = Spielplan
field-ability = Fähigkeitskarte
field-from = Von
field-to = Nach
field-id = Name
field-name = Längerer Name
field-role = Wer
field-at = Feld
field-initiative = Initiative
field-tie = Reihenfolge bei Gleichstand
field-invisible = Unsichtbar
field-objective = Zielobjekt
field-kind = Art
field-move = Bewegung
field-range = Reichweite
field-targets = Ziele
field-area = Bereichseffekt
field-area-kind = Der Bereich zählt von
field-area-hexes = Rote Felder
field-movement = Art der Bewegung
field-disadvantage = Greift ohnehin mit Nachteil an
field-terrain = Gelände
hint-move = 0: Es bewegt sich nicht
hint-range = 0: ein Nahkampfangriff
hint-targets = 0: Es greift nicht an
hint-area-hexes = Nahkampf: Das graue Feld in der Mitte ist das des Angreifers. Fernkampf: Wo die roten Felder liegen, ist gleich.
rules-jaws = Die Pranken des Löwen
rules-frosthaven = Frosthaven
role-active = Monster am Zug
role-ally = Verbündeter
role-enemy = Feind
kind-none = Figur
kind-summon = Beschworenes
from-melee = dem Feld des Angreifers (Nahkampf)
from-ranged = irgendwo in Reichweite
movement-normal = zu Fuß
movement-jump = Sprung
movement-flying = fliegend
movement-teleport = Teleport
terrain-wall = Mauer
terrain-obstacle = Hindernis
terrain-trap = Falle
terrain-hazard = Gefährliches Gelände
terrain-difficult = Schwieriges Gelände
terrain-ice = Eis
terrain-water = Wasser
terrain-door = Geschlossene Tür
