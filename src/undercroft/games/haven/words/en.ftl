## monster mind

why-as-if-melee = It has no attack to make, so it looks for a focus as if it could attack one adjacent enemy.
why-no-move = It has no movement this turn: it looks for its focus as if it could walk, but stays where it is.
why-jump = It jumps: on the way nothing but walls is in its way; where the jump ends has to be free, and a trap there counts.
why-flying = It flies: nothing but walls is in its way, and it may end above anything but another figure.
why-teleport = It teleports: only the hex where it arrives counts, and walls do not.
why-ice = Whoever steps onto ice slides on in the same direction without spending movement, if nothing is in the way.
why-invisible = { $foes } { $count ->
        [one] is
       *[other] are
    } invisible and can't be its focus.
why-seeks-adjacent = It makes a melee attack, so it looks for ways to hexes next to its enemies.
why-seeks-range = It looks for ways to hexes within range { $range } and in sight of its enemies.
why-seeks-area = It looks for ways to hexes from which its area can cover an enemy it sees.
why-unreachable = It finds no way to a free hex from which it could attack { $foes }, however far it walked.
why-no-focus = It finds no way to any free hex from which it could attack an enemy: it has no focus, does not move and does not attack.
why-fewest-negative = It prefers the way over the fewest traps and other negative hexes, however long: { $kept } ({ $negative } on the way) { $count ->
        [one] goes
       *[other] go
    } before { $dropped }.
why-negative-anyway = Every way to an enemy leads over negative hexes, so it takes one with { $negative }.
why-only-one = { $foe } is the one it can get at: it needs { $points ->
        [0] no movement
        [one] 1 movement point
       *[other] { $points } movement points
    }, and it does not matter whether it has that many this turn.
why-fewest-points = Movement points it needs: { $points }. The fewest count: { $foes }.
why-nearest = Of those it is nearest to { $foes }: { $distance } { $distance ->
        [one] hex
       *[other] hexes
    }, counted like range.
why-earlier = Of { $tied } the one that acts earlier counts: { $foes }, with initiative { $initiative }.
why-players-focus = { $foes } are equal in everything: the players choose its focus.
why-focus = Its focus is { $focus }.
why-in-reach = It can attack { $focus } this turn, from { $count ->
        [one] one hex
       *[other] any of { $count } hexes
    } it can reach.
why-avoids = It leaves out hexes for which it would have to cross more negative hexes, whatever it could do from there.
why-muddled = It attacks with disadvantage anyway, so it does not move away from adjacent enemies.
why-focus-clear = It first wants to attack { $focus } without disadvantage, so not from an adjacent hex.
why-focus-hampered = It can't get to a hex from which it would attack { $focus } without disadvantage, so it attacks with it.
why-most-targets = Together with its focus it can attack { $most ->
        [one] one more enemy
       *[other] { $most } more enemies
    }: { $groups }.
why-no-more-targets = It can attack nobody else besides its focus.
why-which-targets = Which ones: those of the nearest hex from which it could attack so many, and of these the ones that act earlier.
why-players-targets = These sets of targets are equally good: the players choose.
why-clear-attacks = { $hampered ->
        [0] None of its attacks has
        [one] At best one of its attacks has
       *[other] At best { $hampered } of its attacks have
    } disadvantage that way.
why-clear-others = { $hampered ->
        [0] None of the further attacks has
        [one] At best one of the further attacks has
       *[other] At best { $hampered } of the further attacks have
    } disadvantage that way.
why-fewest-steps = Of what is left it takes the hex that costs the fewest movement points: { $hexes }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-stays = It can do all that from where it stands, so it does not move.
why-players-end = These are equally good: the players choose.
why-out-of-reach = It can't attack { $focus } this turn: it would need { $points } movement points and has { $move }.
why-out-of-reach-standing = It can't attack { $focus } from where it stands.
why-heads-for = It heads for { $count ->
        [one] { $hexes }
       *[other] one of { $hexes }, as the players choose
    }.
why-stops-short = It would get nearer over a negative hex that its way avoids, so it stops short of it.
why-no-nearer = It can end nowhere from where the rest of the way is shorter, so it stays.
why-nearer = It goes as near as it can: { $hexes }; from there { $left ->
        [one] 1 movement point is
       *[other] { $left } movement points are
    } left to go.
why-no-attack = It attacks only its focus (and others along with it), so it makes no attack this turn.
why-case = { $case }
why-options = { $count ->
        [one] So there is only this:
       *[other] So the players choose among these { $count }:
    }
why-end-moved = It moves { $path }{ $count ->
        [0] .
       *[other] {" "}and attacks { $targets }.
    }
why-end-stayed = It stays on { $end }{ $count ->
        [0] .
       *[other] {" "}and attacks { $targets }.
    }
