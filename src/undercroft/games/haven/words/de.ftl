## monster mind

why-as-if-melee = Es hat keinen Angriff, also sucht es seinen Fokus so, als könnte es einen benachbarten Feind angreifen.
why-no-move = Es hat in diesem Zug keine Bewegung: Es sucht seinen Fokus so, als könnte es laufen, bleibt aber stehen.
why-jump = Es springt: Unterwegs hält es nichts auf außer Mauern; das Feld, auf dem der Sprung endet, muss frei sein, und eine Falle dort zählt.
why-flying = Es fliegt: Nichts hält es auf außer Mauern, und es darf über allem enden, nur nicht bei einer anderen Figur.
why-teleport = Es teleportiert: Nur das Feld, auf dem es ankommt, zählt, Mauern zählen nicht.
why-ice = Wer Eis betritt, rutscht in derselben Richtung weiter, ohne Bewegungspunkte auszugeben, wenn nichts im Weg ist.
why-invisible = { $foes } { $count ->
        [one] ist
       *[other] sind
    } unsichtbar und kann nicht sein Fokus sein.
why-seeks-adjacent = Es greift im Nahkampf an, also sucht es Wege zu Feldern neben seinen Feinden.
why-seeks-range = Es sucht Wege zu Feldern, von denen aus seine Feinde in Reichweite { $range } und in Sicht sind.
why-seeks-area = Es sucht Wege zu Feldern, von denen aus sein Wirkungsbereich einen Feind trifft, den es sieht.
why-unreachable = Es findet keinen Weg zu einem freien Feld, von dem aus es { $foes } angreifen könnte, so weit es auch ginge.
why-no-focus = Es findet keinen Weg zu einem freien Feld, von dem aus es einen Feind angreifen könnte: Es hat keinen Fokus, bewegt sich nicht und greift nicht an.
why-fewest-negative = Es zieht den Weg über die wenigsten Fallen und anderen negativen Felder vor, wie lang er auch ist: { $kept } ({ $negative } auf dem Weg) { $count ->
        [one] geht
       *[other] gehen
    } vor { $dropped }.
why-negative-anyway = Jeder Weg zu einem Feind führt über negative Felder, also nimmt es einen mit { $negative }.
why-only-one = { $foe } ist der einzige Feind, der bleibt: Es braucht { $points ->
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
why-muddled = Es greift ohnehin mit Nachteil an, also rückt es von benachbarten Feinden nicht ab.
why-focus-clear = Zuerst will es { $focus } ohne Nachteil angreifen, also nicht von einem benachbarten Feld aus.
why-focus-hampered = Es erreicht kein Feld, von dem aus es { $focus } ohne Nachteil angriffe, also nimmt es den Nachteil hin.
why-most-targets = Zusammen mit seinem Fokus kann es { $most ->
        [one] einen weiteren Feind
       *[other] { $most } weitere Feinde
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
why-end-moved = Es geht { $path }{ $count ->
        [0] .
       *[other] {" "}und greift { $targets } an.
    }
why-end-stayed = Es bleibt auf { $end }{ $count ->
        [0] .
       *[other] {" "}und greift { $targets } an.
    }
