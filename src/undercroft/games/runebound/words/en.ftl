## places and things

plains = plains
forest = forest
hills = hills
mountain = mountains
water = water
compass = compass
body = Body
mind = Mind
spirit = Spirit
speed = Speed
hand-limit = Hand limit
actions = Actions left
gold = Gold
ability = Ability
any = any
social = Social
combat = Combat
exploration = Exploration
gem-social = Social gem
gem-combat = Combat gem
gem-exploration = Exploration gem
gem-grey = Spent gem
story-quest = Story quest
token-lore = Lore
token-companion = Companion
token-zombie = Zombie
delayed = Delayed
defeated = Defeated
time = Act { $act } · space
mark-gems = Gems
mark-story = Story
mark-both = Gems and story
scenario-rules = Rules
overlooked = Easily overlooked
about-limits = Limits
overlooked-limits = Adventure cards can run out. Gold, damage, story tokens and terrain dice cannot.
about-once = Once per turn
overlooked-once = Once in each of your own turns, and in nobody else’s.
about-simultaneous = At the same moment
overlooked-simultaneous = The active player’s abilities come first, then the others’ in player order; each player orders their own.
about-fair = Fair play
overlooked-fair = Who runs an enemy does as much harm with it as possible.
about-x = The letter X
overlooked-x = As much as was paid for it. Where another ability triggers it, X is 1.
villain-health = Villain’s health against { $hero }
dice = Terrain dice: { $purpose }
die = Die
either = { $one } or { $other }
purpose-move = moving
purpose-explore = exploring
purpose-rest = resting
purpose-retreat = retreating
purpose-setup = setting up
purpose-card = a card
market = Market of { $city }
discards = Discarded: { $deck }
deck-social = Social deck
deck-combat = Combat deck
deck-exploration = Exploration deck
deck-skills = Skills
deck-assets = Assets
deck-story = Story
zone-hand = { $who }’s hand
zone-learned = { $who }: learned
zone-assets = { $who }: assets
zone-quests = { $who }: quests
zone-rumors = { $who }: rumors
zone-trophies-social = { $who }: Social trophies
zone-trophies-combat = { $who }: Combat trophies
zone-trophies-exploration = { $who }: Exploration trophies
zone-heroes = Heroes to choose from
zone-table = On the table
zone-story-quests = Story quests
zone-pool = { $who }’s combat pool
zone-spent = { $who }: spent tokens
hero-attributes = Body { $body } · Mind { $mind } · Spirit { $spirit }
hero-others = Speed { $speed } · Hand { $hand } · Gold { $gold }
hero-tokens = Combat tokens: { $t1 }; { $t2 }; { $t3 }
skill-cost = Cost: { $orbs }
orbs = { $social ->
    [0] {""}
   *[other] { $social } Social{" "}
}{ $combat ->
    [0] {""}
   *[other] { $combat } Combat{" "}
}{ $exploration ->
    [0] {""}
   *[other] { $exploration } Exploration{" "}
}{ $any ->
    [0] {""}
   *[other] { $any } of any kind
}
set-wild = Strength of the Wild
set-military = Military Training
set-wanderlust = Wanderlust
set-friends = Friends in Low Places
set-favour = Favour of the Gods
set-rune-magic = Rune Magic
trait-beast = Beast
trait-demon = Demon
trait-dragon = Dragon
trait-giant = Giant
trait-humanoid = Humanoid
trait-mystic = Mystic
trait-undead = Undead
trait-warrior = Warrior
kind-clothing = Clothing
kind-gear = Gear
kind-goods = Goods
kind-movement = Transport
kind-weapon = Weapon
trade-value = Trade value { $gold }
comes-with = Combat token: { $token }
outcome-of = { $needs }: { $text }
symbols = { $plains ->
    [0] {""}
   *[other] { $plains }× plains{" "}
}{ $forest ->
    [0] {""}
   *[other] { $forest }× forest{" "}
}{ $hills ->
    [0] {""}
   *[other] { $hills }× hills{" "}
}{ $mountain ->
    [0] {""}
   *[other] { $mountain }× mountains{" "}
}{ $water ->
    [0] {""}
   *[other] { $water }× water{" "}
}{ $compass ->
    [0] {""}
   *[other] { $compass }× compass
}
face = { $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ $symbol }{ $gold ->
    [0] {""}
   *[other] {" "}(gold)
}
symbol-physical = physical damage
symbol-magic = magic damage
symbol-enemy = enemy damage
symbol-shield = shield
symbol-agility = agility
symbol-surge = surge
symbol-doubler = doubler
symbol-dash = dash
reverse = Other side: { $face }
on-doubler = On a doubler
choice-enemies = Who plays the enemies: the player to the right, or the table
outcome-won = { $hero } has defeated the villain and wins
outcome-lost = All heroes have lost
chance-first-player = the first player
chance-terrain = a terrain die
name-north = North
name-east = East
name-south = South
name-west = West
name-foe = The enemy
name-villain = The villain
name-plains = plains
name-forest = forest
name-hills = hills
name-mountain = mountains
name-water = water
name-compass = compass
name-move = moves
name-walk = walks
name-rest = rests
name-train = trains
name-shop = goes shopping
name-adventure = goes on an adventure
name-stand = stands up
name-nothing = does nothing

## questions

ask-choose-hero = Which hero do you play?
ask-place = Where does { $hero } start?
ask-turn = { $hero }: { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}
ask-move = Where does { $hero } go? { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} left
ask-which-die = Which die?
ask-face = Which side?
ask-reroll = { $hero } has rolled: reroll a die?
ask-step = { $hero } may move { $left ->
    [one] 1 more hex
   *[other] { $left } more hexes
}
ask-go = Which hex?
ask-discard-skill = { $hero }: which skill card do you discard?
ask-forget = { $hero } has learned too many skills of a type: which one goes?
ask-exert = { $stars ->
    [one] 1 success
   *[other] { $stars } successes
}: exert to reveal one more card?
ask-trophy-deck = Of which type is the trophy?
ask-which-deck = From which deck?
ask-spend-trophy = Which trophy is spent?
ask-sell = Sell assets?
ask-buy = Buy one asset, or discard one from the market
ask-drop-asset = Only one asset of a kind: which one goes?
ask-gain-asset = Which asset?
ask-exchange-give = What do you give?
ask-exchange-take = What do you ask for?
ask-give-gold = How much gold do you give?
ask-take-gold = How much gold do you ask for?
ask-agree = { $who } offers { $gives } for { $takes }: agreed?
ask-event = { $card }: which option?
ask-resolve-first = Which card first?
ask-outcome = { $card }: which outcome?
ask-challenge = Whom does { $hero } challenge?
ask-combat = { $who }: which combat action?
ask-block = { $damage } damage to { $who }: spend shields?
ask-cancel = Spend surge to cancel it?
ask-retreat = { $hero }: try to retreat?
ask-retreat-to = Retreat whereto?
ask-triggered = { $who }: use an ability?
ask-token = Which token?
ask-borrow = Which surge ability?
ask-choose = Which one?
ask-may = Do it? ({ $verb })
ask-place-token = On which hex?
ask-offer = Meanwhile you may

## answers

option-hero = { $on }
option-cell = To { $on }
option-walk = Walk to { $on }
option-move = Roll terrain dice to move
option-rest = Rest
option-train = Train
option-shop = Shop
option-adventure = Adventure (2 actions)
option-stand = Stand up
option-nothing = Do nothing
option-end = End the turn
option-stop = Stay here
option-stay = Stay
option-learn = Learn { $on }
use-ability = Use: { $text }
option-quest = Try { $on }
option-die = { $on }
option-face = { $on }
option-reroll = Exert: reroll { $on }
option-keep = Keep the dice
option-discard = Discard { $on }
option-forget = Discard { $on }
option-exert = Exert
option-enough = Enough
option-deck = { $on }
option-trophy = { $on }
option-sell = Sell { $on }
option-buy = Buy { $on }
option-drop = Discard { $on }
option-asset = { $on }
option-give = Give { $on }
option-take = Take { $on }
option-exchange = Exchange with { $on }
option-card = { $on }
option-outcome = Outcome { $on }
option-leave = Leave it for now
option-physical = Physical damage: { $on }
option-magic = Magic damage: { $on }
option-enemy = Enemy damage: { $on }
option-flip-own = Agility: flip { $on }
option-recast-foe = Agility: opponent recasts { $on }
option-double = Put { $on } on a doubler
option-done = Done
option-no = No
option-pass = Pass
option-shields = Block with { $on }
option-suffer = Take the damage
option-cancel = Cancel it with { $on }
option-token = { $on }

## what happened

event-FirstPlayer = First player: { $seat }
event-HeroChosen = { $seat } plays { $who }
event-Placed = { $who } starts at { $at }
event-TurnBegan = { $who }’s turn
event-Acted = { $who } { $what }
event-Rolled = { $who } rolls { $dice }
event-DieTurned = { $die } becomes { $now }
event-Exerted = { $who } exerts: { $card }
event-Moved = { $who } goes to { $to }
event-Healed = { $who } heals { $damage }
event-Suffered = { $who } suffers { $damage } damage
event-Blocked = { $who } blocks { $damage } damage
event-Defeated = { $who } is defeated
event-Recovered = { $who } is no longer defeated
event-Delayed = { $who } is delayed
event-StoodUp = { $who } stands up
event-Eliminated = { $who } is out of the game
event-GoldChanged = { $who }: { $gold } gold
event-TokensChanged = { $who }: { $amount } { $token }
event-Learned = { $who } learns { $card }
event-Forgot = { $who } discards the learned skill { $card }
event-Tested = { $who } tests { $attribute }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}
event-Revealed = Revealed: { $card }
event-Bought = { $who } buys { $card } for { $gold } gold
event-Sold = { $who } sells { $card } for { $gold } gold
event-Traded = { $who } trades { $card } in for { $gold } gold
event-Exchanged = { $who } and { $whom } exchange
event-Refused = { $who } refuses what { $whom } offers
event-GemTurned = The gem at { $at } { $active ->
    [true] is active again
   *[other] is spent
}
event-Drawn = { $who } draws { $card }
event-Chose = { $who } chooses option { $option }
event-QuestDone = { $who } fulfils { $card }, outcome { $outcome }
event-TrophyGained = { $who } gains a trophy: { $deck }
event-Used = { $who } uses an ability
event-Cancelled = The ability is cancelled
event-CombatBegan = Combat: { $who } against { $whom }
event-CombatRoundBegan = Combat round { $round }
event-Cast = { $who } casts { $faces }
event-HasInitiative = { $who } has initiative
event-Attacked = { $who } attacks for { $damage }
event-Spent = { $who } spends { $face }
event-Flipped = { $who }: { $face } becomes { $now }
event-Doubled = { $who } puts { $face } on a doubler
event-Passed = { $who } passes
event-Retreated = { $who } retreats to { $to }
event-CombatEnded = The combat is over
event-RoundEnded = Round { $round } is over
event-TimeMoved = Time moves to space { $space } of act { $act }
event-TokenPlaced = { $token } at { $at }
event-TokenRemoved = { $token } is gone from { $at }
event-VillainMoved = The villain is at { $at }

## odds of a combat

field-hero = Hero
field-enemy = Enemy or villain
field-skills = Learned skills
field-assets = Assets
field-wounds = Damage already taken
field-hand = Skill cards in hand
hint-hand = Left empty: as many as the hand limit.
field-act = Act
field-tokens = Story tokens
hint-tokens = Lore or companions of the hero, zombies on the board; they change the villain’s health.
field-hex = Where they fight
hint-hex = A place, an area or a hex of the board: it decides how often a die finds a way out.
field-retreat = Retreat at
hint-retreat = The hero tries to leave with no more health left than this; 0 means to the bitter end.
field-games = Combats to play
hint-games = With 0 the odds are only estimated from the tokens.
field-seed = Seed
field-case = What it is called
duel-heading = { $hero } ({ $left } of { $health } health) against { $enemy } ({ $foe } health)
duel-estimated = estimated from the tokens: all blows of a round at once, none of them flipped
duel-played = { $games } combats played by the rules, each side as bots play
duel-win = wins
duel-defeat = is defeated
duel-retreat = gets away
duel-undecided = no end
duel-mean-damage = damage in the end
duel-mean-rounds = combat rounds
duel-damage = Damage on the hero in the end
duel-rounds = Combat rounds it takes
