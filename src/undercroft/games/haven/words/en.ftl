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
turn-verdict = Focus: { $foci }. { $count ->
        [one] One option.
       *[other] { $count } options: the players choose.
    }
turn-verdict-none = No focus. { $count ->
        [one] One option.
       *[other] { $count } options: the players choose.
    }
turn-moved = Moves { $steps ->
        [one] 1 hex
       *[other] { $steps } hexes
    } to { $end }{ $count ->
        [0] {""}
       *[other] {" "}and attacks { $targets }
    }
turn-stayed = Stays on { $end }{ $count ->
        [0] {""}
       *[other] {" "}and attacks { $targets }
    }
why-end-moved = It moves { $path }{ $count ->
        [0] .
       *[other] {" "}and attacks { $targets }.
    }
why-end-stayed = It stays on { $end }{ $count ->
        [0] .
       *[other] {" "}and attacks { $targets }.
    }

## places, numbers, zones

round = Round
level = Level
experience = Experience
coins = Coins
rank-normal = Normal
rank-elite = Elite
rank-boss = Boss
stat-hp = Hit points
stat-move = Move
stat-attack = Attack
stat-range = Range
stat-shield = Shield
stat-targets = Targets
stat-hard-to-hit = Attackers have disadvantage
stat-flying = Flying
monster-name = { $name } { $number }
names = { $one }, { $two }
outcome-won = The scenario is completed
outcome-lost = The scenario is lost
zone-of = { $who }: { $zone }
zone-hand = Hand
monsters = Monsters
inert = inert
waning = waning
strong = strong
zone-chosen = Chosen
zone-played = This turn
zone-active = Active
zone-discard = Discarded
zone-lost = Lost
zone-goal = Battle goal
zone-goals-spent = Battle goals shown
zone-items = Items
zone-modifiers = Modifiers
zone-modifiers-spent = Modifiers drawn
zone-plan = Monsters' card
tile-obstacle = Obstacle
tile-trap = Trap
tile-difficult = Difficult terrain
tile-door = Closed door
tile-door-open = Open door
tile-coin = Coin
tile-treasure = Treasure
fire = Fire
ice = Ice
air = Air
earth = Earth
light = Light
dark = Dark
condition-bless = Bless
condition-curse = Curse
condition-disarm = Disarm
condition-immobilize = Immobilize
condition-muddle = Muddle
condition-poison = Poison
condition-strengthen = Strengthen
condition-stun = Stun
condition-wound = Wound

## cards

half-top = Top
half-bottom = Bottom
infuses = Infuse { $elements }
gives-xp = { $xp } experience
goal-so-far = So far: { $count }
is-lost = Lost after use
stays-round = Active until the end of the round
stays-persistent = Active
verb-give = { $effects }{ $range ->
        [0] {""}
       *[other] , range { $range }
    }
verb-shield = Shield { $value }
verb-retaliate = Retaliate { $value }
verb-teleport = Teleport { $value }
verb-swap = Change places
verb-kill = Kill the target
verb-bonus = Active bonus
verb-loot = Loot { $value }
verb-destroy = Destroy an obstacle
verb-trap = Lay a trap
verb-infuse = Infuse
verb-gain = Gain
verb-trade = Pay to act
verb-either = Either … or …
verb-spawn = Spawn
## questions

ask-start-hex = Where does { $hero } start?
ask-battle-goal = { $hero }: which battle goal do you keep?
ask-choose-initiative = { $hero }: which card sets the initiative?
ask-choose-second = { $hero }: which second card?
ask-play = { $hero }: which half do you play?
ask-move = { $figure }: where to? { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left
ask-target-attack = Whom do you attack?
ask-target-heal = Whom do you heal?
ask-target-give = Who gets it?
ask-target-cure = Who is cured?
ask-target-push = Whom do you push?
ask-target-pull = Whom do you pull?
ask-target-grant = Who may act?
ask-target-suffer = Who suffers it?
ask-target-swap = With whom do you change places?
ask-target-kill = Who dies?
ask-lay-area = Where does the area lie?
ask-shove = Where is { $figure } moved?
ask-negate = { $hero }: { $damage } damage. Suffer it, or lose cards?
ask-consume = Consume { $elements }?
ask-infuse-element = Which element do you infuse?
ask-consume-element = Which element do you consume?
ask-better-modifier = Which modifier is better for you?
ask-either = Which way?
ask-lay-trap = Where does the trap lie?
ask-target-leap = To whom does it leap?
ask-leap = On which hex does it land?
ask-destroy = What do you destroy?
ask-recover = Which card comes back?
ask-teleport = Where to?
ask-rest-lose = { $hero } rests: which discarded card is lost, before the others come back?
ask-short-rest = { $hero }: take a short rest?
ask-redraw = { $card } would be lost. Suffer 1 damage to lose another one?
ask-monster-end = { $monster }: where does it stand, and whom does it attack?
ask-tie = Who acts first?
ask-spawn = { $kind }: where does it appear?
ask-leave-out = Standees run short: which one is left out?
ask-do-loot = { $what }: do it?
ask-do-suffer = { $what }: do it?
ask-do-grant = { $what }: do it?
ask-do-gain = { $what }: do it?
ask-do-trade = { $what }: pay for it?
ask-do-refresh = Refresh items?
ask-item-attacks = Use an item for this attack?
ask-item-is-attacked = Use an item against this attack?
ask-item-moves = Use an item for this move?
ask-item-attack-begins = Use an item for your attack?
ask-item-is-doubled = Use an item against the doubling card?
ask-item-order-known = Use an item this round?
ask-bonus = Use { $card }?
ask-play-more = Which further card do you play?
ask-pay-discard = Which card do you discard?
ask-pay-lost = Which card do you lose?
ask-offer = Meanwhile
ask-end-turn = Anything else before your turn ends?
ask-first-at-turn-end = What comes first?
option-cell = { $on }
option-goal = { $on }
option-card = { $on }
option-long-rest = Long rest
option-top = Top of { $on }
option-bottom = Bottom of { $on }
option-basic-top = Attack 2 with { $on }
option-basic-bottom = Move 2 with { $on }
option-target = { $on }
option-stop = Enough
option-skip = Skip
option-do = Do it
option-consume = Consume
option-keep = Keep it
option-element = { $on }
option-modifier = { $on }
option-area = { $cells } ({ $count ->
    [one] one target
   *[other] { $count } targets
})
option-nobody = Nobody
option-suffer = Suffer it
option-rest = Rest
option-lose = Lose { $on }
option-lose-two = Lose { $one } and { $two }
option-stand = Stand on { $on }
option-stand-attack = Stand on { $on } and attack { $whom }
option-first = { $on }
option-use = Use { $on }
option-remove = Take { $on } away
option-way = This
option-end-turn = End the turn
odds-enough = Attack { $attack }{ $drawn ->
        [advantage] {" "}with advantage
        [disadvantage] {" "}with disadvantage
       *[plain] {""}
    }, { $expected } damage on average; enough for the kill
odds-damage = { $damage } damage

## what happens

event-RoundBegan = Round { $round }
event-Revealed = { $who } acts at { $initiative }{ $resting ->
        [true] : a long rest
       *[false] {""}
    }
event-PlanDrawn = { $what }: initiative { $initiative }
event-TurnBegan = { $who }'s turn
event-Played = { $who } plays { $card }
event-Moved = { $who } moves to { $to }
event-Attacked = { $who } attacks { $whom }: { $value }
event-ModifierDrawn = { $who } draws { $modifier }{ $applied ->
        [false] , which does not count
       *[true] {""}
    }
event-Suffered = { $who } suffers { $damage } damage
event-Negated = { $who } loses { $cards ->
        [one] a card
       *[other] { $cards } cards
    } instead of { $damage } damage
event-Healed = { $who } is healed { $amount }
event-ConditionGained = { $who } gains { $condition }
event-ConditionLost = { $who } loses { $condition }
event-Died = { $who } dies
event-Exhausted = { $who } is exhausted
event-Shoved = { $who } is moved to { $to }
event-TrapSprung = { $who } springs a trap
event-DoorOpened = A door opens
event-RoomRevealed = A room is revealed
event-Appeared = { $who } appears
event-LootTaken = { $who } takes { $what }
event-TreasureOpened = { $who } opens treasure { $number }{ $coins ->
        [0] {""}
        [1] : 1 coin
       *[other] : { $coins } coins
    }{ $gold ->
        [0] {""}
       *[other] : { $gold } gold
    }{ $checks ->
        [0] {""}
       *[other] : a check mark
    }
event-EntryRead = { $who } finds entry { $letter }
preview-points = { $points ->
        [1] 1 point
       *[other] { $points } points
    }
preview-trap = A trap: { $damage } damage { $conditions }
gain-item = an item
event-Destroyed = { $what } is destroyed
event-Infused = { $element } grows strong
event-Consumed = { $who } consumes { $element }
event-Rested = { $who } rests
event-ExperienceGained = { $who } gains { $amount } experience
event-ShieldUsed = { $who }'s shield takes { $amount }
event-ItemUsed = { $who } uses { $item }
event-FocusFound = { $who } focuses on { $focus }
event-NoFocus = { $who } finds nobody it could attack: it has no focus
event-GoalMet = The goal is met
event-GoalJudged = { $who } { $met ->
        [true] has fulfilled
       *[other] has not fulfilled
    } the battle goal { $goal }
event-ScenarioEnded = The scenario ends

## cards in words

parts = { $one } · { $two }
if-then = If { $test }: { $then }
unless = not: { $test }
boosted = ＋ { $boost }
consuming = Consume { $elements }: { $gain }
use-slots = { $count } uses{ $xp ->
        [0] {""}
       *[other] , { $xp } experience in all
    }
for-each = { $gain } for each: { $who }
wild = any element
at-range = range { $range }
all-targets = all targets
more-targets = { $count } targets
area-melee = an area of { $count } hexes beside you
area-ranged = an area of { $count } hexes
with-jump = jump
with-advantage = advantage
with-disadvantage = disadvantage
with-pierce = pierce { $value }
with-push = push { $value }
with-pull = pull { $value }
more-value = +{ $value }
more-range = +{ $value } range
more-reach = +{ $value } reach in melee
more-foes = +{ $value } { $value ->
    [one] target
   *[other] targets
}
more-pierce = pierce { $value }
more-push = push { $value }
more-pull = pull { $value }
more-xp = { $value } experience
who-self = yourself
who-enemies = enemies
who-allies = allies
who-allies-or-self = allies or yourself
who-figures = figures
who-characters = characters
who-monsters = monsters
who-has = with { $condition }
who-is-hurt = who miss hit points
who-is-nearest = the nearest in sight
who-is-farthest = the farthest
who-is-fallen = who have fallen
who-is-same_room = in the same room
who-is-other = but the target
within = { $range ->
        [1] adjacent
       *[other] within { $range }
    }
within-of-target = { $range ->
        [0] the target
        [1] adjacent to the target
       *[other] within { $range } of the target
    }
test-target-has = the target has { $condition }
test-target-rank = the target is { $rank }
test-target-hurt = the target misses hit points
test-target-hurt-not = the target is unhurt
test-target-beside = beside the target: { $who }
test-target-alone = none of its allies is beside the target
test-target-alone-not = an ally of its own is beside the target
test-self-has = you have { $condition }
test-self-hp-at-most = you have at most { $value } hit points
test-self-beside = beside you: { $who }
test-melee = it is a melee attack
test-melee-not = it is a ranged attack
test-single = it has one target
test-single-not = it has several targets
test-basic = the action is basic
test-basic-not = the action is printed
test-moved = you moved at least { $value } this turn
test-moved-exactly = you moved exactly { $value } this turn
test-killed = this killed
test-killed-not = this didn't kill
test-performed = you did the above
test-performed-not = you didn't do the above
test-element = { $element } is strong or waning
test-hand-at-most = you hold at most { $value } cards
test-first-attack = it is your first attack this turn
test-first-attack-not = you attacked before this turn
test-round-even = the round is even
test-round-even-not = the round is odd
test-counter = { $counter } has reached { $count }
whenever = { $when }: { $gain }
whenever-of = { $who }, { $when }: { $gain }
at-attacks = on an attack
at-is-attacked = when attacked
at-suffers = on suffering damage
at-is-healed = when healed
at-moves = after a move
at-enters = on entering a hex
at-kills = on a kill
at-turn-starts = at the start of the turn
at-turn-ends = at the end of the turn
at-round-starts = at the start of the round
at-round-ends = at the end of the round
at-loots = on looting
at-opens-door = on opening a door
at-rests = on resting
at-infuses = on infusing
at-attack-begins = before an attack action
at-is-doubled = when a doubled card hits you
at-order-known = when the order is known
at-is-focused = when a monster looks for its focus
item-move = on a move: { $gain }
item-when = only if { $test }
item-whole = for the whole action
item-spent = Spent by use until a long rest
item-consumed = Once a scenario
bonus-disadvantage = disadvantage
bonus-undouble = a doubling card counts as +0
bonus-last = you count as acting at 99
trade = { $price } to do: { $gain }
price-damage = { $value } damage
price-discard = discard { $value }
price-lose = lose { $value }
either-or = { $one } – or – { $two }
gain-xp = { $value } experience
gain-coins = { $value } coins
gain-gold = { $value } gold
destroy-obstacle = Destroy an obstacle
destroy-trap = Remove a trap
destroy-objective = Destroy an objective
verb-play = Play one more card for its { $half ->
        [top] top
       *[other] bottom
    } half
verb-leap = Jump next to: { $who }
verb-revive = Revive: { $who }
verb-attack = Attack { $value }
verb-move = Move { $value }
verb-heal = Heal { $value }
verb-push = Push { $value }
verb-pull = Pull { $value }
verb-suffer = { $value } damage
verb-grant = Grant: { $what }
verb-cure = Remove
verb-recover = Take back { $cards ->
        [1] a card
        [all] all cards
       *[other] { $cards } cards
    } from the { $pile ->
        [lost] lost
       *[other] discarded
    }
verb-refresh = Refresh { $items ->
        [1] an item
        [all] all items
       *[other] { $items } items
    }
verb-special = Special { $number }

## names in the log

name-bless = Bless
name-curse = Curse
name-disarm = Disarm
name-immobilize = Immobilize
name-muddle = Muddle
name-poison = Poison
name-strengthen = Strengthen
name-stun = Stun
name-wound = Wound
name-fire = Fire
name-ice = Ice
name-air = Air
name-earth = Earth
name-light = Light
name-dark = Dark
name-coin = a coin
name-treasure = a treasure
name-x2 = ×2
name-null = Null

## the campaign

founding = The party comes together
ask-found-class = Who is character { $number }?
option-complete = The party is complete: { $count ->
        [one] one character
       *[other] { $count } characters
    }
ask-found-name = What is the { $class } called?
option-unnamed = Just { $class }
ask-difficulty = How hard is the campaign to be? It can be changed between scenarios.
difficulty--1 = easy (monsters one level lower)
difficulty-0 = normal
difficulty-1 = hard (monsters one level higher)
difficulty-2 = very hard (monsters two levels higher)
option-event = { $which }: { $text }
ask-event = { $event }: what does the party do?
ask-gold-for-one = { $gold } gold for one of you: who gets it?
ask-item-for-one = { $item } for one of you: who gets it?
ask-pay-one = One of you loses { $gold } gold: who?
ask-burden-one = One of you starts the next scenario with { $condition }: who?
ask-share = { $gold } gold for all of you together: who gets how much?
ask-share-of = { $gold } gold left: how much for { $hero }?
ask-share-costs = You lose { $gold } gold together: who pays how much?
ask-share-costs-of = { $gold } gold left to pay: how much does { $hero } pay?
option-even = As evenly as can be
option-uneven = Otherwise
option-hero = { $on }
ask-learn = { $hero } has reached level { $level }: which new card?
option-learn = { $on }
ask-perk = { $hero }: which perk? { $left ->
        [one] One to choose
       *[other] { $left } to choose
    }
ask-market-who = The market: for whom do you buy or sell?
ask-market = { $hero } at the market, with { $gold } gold
ask-packing-who = Packing for the next scenario: whose things or cards do you change?
ask-packing = { $hero } packs: items to wear, cards to take along
option-visit = { $on }
option-done = Done here
option-back = Done with this character
option-buy = Buy { $item } for { $gold } gold
option-sell = Sell { $item } for { $gold } gold
option-give = Give { $item } to { $hero }
option-wear = Wear { $item }
option-take-off = Take { $item } off
option-set-aside = Leave { $on } behind
option-take = Take { $on } along
ask-departure = The next scenario will be { $difficulty }. Are you ready?
option-set-out = Yes: leave the city
option-again = Not yet: back to the market
option-difficulty = Make it { $level }
hit-points = Hit points
hand-limit = Cards in hand
gold = Gold
check-marks = Check marks
perk = Perk
xp-of = { $xp } of { $next } for the next level
checks-of = { $checks } (every { $next } a perk)
city-map = Map of the city
difficulty = Difficulty
map-sticker = { $number } { $name } ({ $at })
map-won = completed
map-open = can be played
map-locked = closed
zone-shop = Shop
zone-gear = Items of { $hero }
zone-hand-of = Hand of { $hero }
zone-pool = { $hero } leaves behind
zone-new = New cards for { $hero }
is-worn = worn
copies = { $count ->
        [one] one copy
       *[other] { $count } copies
    }
slot-head = head
slot-body = body
slot-legs = legs
slot-onehand = one hand
slot-twohands = two hands
slot-small = small item
event-chosen = You chose { $which }
outcome-done = The party leaves the city
outcome-founded = The party is complete
perk-remove = Remove { $lost }
perk-add = Add { $gained }
perk-replace = Replace { $lost } by { $gained }
cards-of = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
event-CharacterJoined = { $who } joins the party
event-EventDrawn = Event: { $text }
event-EventTurned = { $text }
event-GoldGained = { $who } gains { $gold } gold
event-GoldLost = { $who } loses { $gold } gold
event-ItemGained = { $who } gets { $item }
event-NoCopyLeft = There is no { $item } left to get
event-WillStartWith = { $who } will start the next scenario with { $condition }
event-LevelReached = { $who } reaches level { $level } and has { $hp } hit points
event-Learnt = { $who } learns { $card }
event-PerkMarked = { $who } marks a perk
event-Bought = { $who } buys { $item } for { $gold } gold
event-Sold = { $who } sells { $item } for { $gold } gold
event-Given = { $who } gives { $item } to { $to }
event-DifficultyChosen = The next scenario will be { $difficulty }
event-CameHome = { $who } comes home with { $xp } experience{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } more for the success
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold ({ $coins ->
        [one] a coin
       *[other] { $coins } coins
    })
    }{ $checks ->
        [0] {""}
        [1] , a check mark
       *[other] , { $checks } check marks
    }
event-Rewarded = Reward for each of you: { $what ->
        [gold] { $amount } gold
        [xp] { $amount } experience
        [checks] { $amount ->
            [one] a check mark
           *[other] { $amount } check marks
        }
       *[perks] { $amount ->
            [one] a perk
           *[other] { $amount } perks
        }
    }
event-Located = { $how ->
        [locked] { $scenario } ({ $at }) can't be played any more
       *[open] New location: { $scenario } ({ $at })
    }

### Tools: sight and range, and the fields of what tools want to know

sight-verdict = { $sight ->
        [yes] In sight
       *[no] Not in sight
    }, { $range ->
        [none] and no range leads there
       *[other] at range { $range }
    }
sight-count = From { $from } to { $to } the range is { $range }: hexes are counted from the first one next to { $from }.
sight-around = Without walls it would be { $straight }; the count goes round walls, never through them.
sight-parted = They lie side by side, but a wall parts them: so they are not adjacent, and the count goes round it.
sight-no-count = Walls and the rim of the map part { $from } and { $to }: no count of hexes leads there, so no range is enough.
sight-same = It is the same hex: nothing is counted, and nothing is in the way.
sight-beside = They are adjacent with no wall between them, so they always see each other.
sight-free-corner = A straight line from a corner of { $from } to a corner of { $to } touches no wall; one is enough.
sight-free-part = A straight line from some part of { $from } to some part of { $to } touches no wall; one is enough.
sight-blocked-corner = All 36 lines from a corner of { $from } to a corner of { $to } touch a wall. The one with the fewest in its way touches { $count ->
        [one] one
       *[other] { $count }
    }.
sight-blocked-part = Every line from some part of { $from } to some part of { $to } touches a wall. The one drawn here touches { $count ->
        [one] one
       *[other] { $count }
    }.
sight-through = Obstacles and figures on the way block nothing: { $things }.
sight-door = { $count ->
        [one] The closed door on { $doors } counts
       *[other] The closed doors on { $doors } count
    } as a wall.
focus-mark = focus
field-case = What it is called
field-rules = Rules
field-position = Board
field-ability = Ability card
field-from = From
field-to = To
field-id = Name
field-name = Longer name
field-role = Who
field-at = Hex
field-initiative = Initiative
field-tie = Order among equals
field-invisible = Invisible
field-objective = Objective
field-kind = Kind
field-move = Move
field-range = Range
field-targets = Targets
field-area = Area of effect
field-area-kind = Area counts from
field-area-hexes = Red hexes
field-movement = Way of moving
field-disadvantage = Attacks with disadvantage anyway
field-terrain = Terrain
hint-move = 0: it has no move
hint-range = 0: a melee attack
hint-targets = 0: it has no attack
hint-area-hexes = Melee: the grey hex in the middle is the attacker's own. Ranged: where the red hexes lie does not matter.
rules-jaws = Jaws of the Lion
rules-frosthaven = Frosthaven
role-active = Acting monster
role-ally = Ally
role-enemy = Enemy
kind-none = figure
kind-summon = summon
from-melee = the attacker's hex (melee)
from-ranged = anywhere in range
movement-normal = on foot
movement-jump = jump
movement-flying = flying
movement-teleport = teleport
terrain-wall = Wall
terrain-obstacle = Obstacle
terrain-trap = Trap
terrain-hazard = Hazardous terrain
terrain-difficult = Difficult terrain
terrain-ice = Ice
terrain-water = Water
terrain-door = Closed door
