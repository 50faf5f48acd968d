app = Undercroft
app-about = A table for dungeon crawls that knows all their rules.
language = Deutsch
theme = { $theme ->
    [dark] Day
   *[light] Night
}
menu = Menu
close = Close
cancel = Cancel
loading = Lighting the lamps …

play-now = Play now
play-now-about = { $game }: { $scenario }, { $seats ->
    [one] one hero
   *[other] { $seats } heroes
}, you play { $seats ->
    [one] it
   *[other] all
} at this screen.
no-games = No game is installed here.
no-games-todo = Install one (`pip install` its package), or start the table with --examples to see the example game.
new-table = A new table
game = Game
scenario = Scenario
seats = Seats
seats-count = { $count ->
    [one] one seat
   *[other] { $count } seats
}
who-plays = Who plays
who-me = I do
who-here = Somebody here
who-away = Invite by link
options = Options
house-rules = House rules
undo-policy = Taking back
undo-free = always allowed
undo-honest = not past anything revealed
undo-off = not allowed
start = To the table
your-tables = Your tables
no-tables = None yet. A table you begin or are invited to is kept here, in this browser.
table-waiting = waits for { $seats }
table-over = over: { $outcome }
table-gone = This table can't be reached: { $why }
forget = Forget
lobby = Lobby

connecting = Coming to the table …
lost = Connection lost. Everything decided is saved; reconnecting …
refused-entry = The door stays shut
undo = Undo
redo = Redo
fit = Fit the board
zoom-in = Closer
zoom-out = Further away
why = Why?
why-none = No rulebook entry is known for { $rule }.
rule-page = p. { $pages }
you-decide = { $name } decides
waiting-for = Waiting for { $names }
still-choosing = Still choosing: { $names }
watching = You are watching.
over-again = Back to the lobby
confirm = Do it
on-board = { $count ->
    [one] One choice glows
   *[other] { $count } choices glow
} on the table
as-list = as a list
show-all = show all
own-words = or in your own words
say-it = Say it
path-of = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
affects = Affects { $names }

order = Order of play
order-none = Not settled yet
log = Log
log-none = Nothing has happened yet.
cards = Cards
people = Seats
deck-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
unknown-card = face down
card-choose = choose this card
zone-empty = empty
hidden-cards = { $count } hidden
your-hand = { $name }: hand
sheet = Sheet
set-aside = { $count } older answers no longer fit the rules and were set aside.

seat-you = you
seat-here = at this screen
seat-connected = connected
seat-absent = not here
seat-sit = Look from here
seat-letter = Seat { $letter }
seat-north = North
seat-east = East
seat-south = South
seat-west = West
audience = Audience
copy-link = Copy link
copied = Copied
links-about = Send each person their own link. Whoever has it holds the seat.

cover-title = For { $name } only
cover-about = Hand the screen to { $name }. Nothing hidden is shown until then.
cover-here = I am { $name }

one-tap = Do it with one tap
refused = Not done
hand-open = Lay out
hand-fold = Fold
sheets = Sheets

### The board, cards, questions and habits

minimap = The whole board
skip = Skip
keys-title = Keys
key-arrows = go through what is possible, in the board's directions
key-enter = do what is picked
key-escape = one step back
key-digits = pick a card, then a button, by its place
key-tab = from one thing to the next, as they are read
key-undo = undo
key-redo = redo
key-skip = skip what is shown
key-why = why? – the rule behind the question
key-log = log
key-cards = cards
key-rules = rules
key-chat = chat
key-ping = point at something
key-fit = fit the board
key-zoom = closer, further away
key-help = this list
tray = In the middle of the table
mine = Before you
your-turn = Your turn
outdated = The server is newer than this page. Close all tabs of it and open it again.
grid = { $name }: the board, row by row; arrows walk, Enter chooses
grid-can = possible: { $what }
terrain-forest = forest
terrain-plains = plains
terrain-hills = hills
terrain-mountain = mountains
terrain-water = water
terrain-swamp = swamp
terrain-difficult = difficult ground
terrain-rubble = rubble
terrain-hazard = dangerous ground
terrain-hazardous = dangerous ground
terrain-ice = ice
terrain-obstacle = obstacle
terrain-wall = wall
terrain-trap = trap
terrain-road = road
terrain-pit = pit
terrain-corridor = corridor
terrain-wasteland = wasteland
hints-off = No more hints
hint-lit = Tap what glows
hint-card = Choose a card
hint-button = Pick an answer
hint-confirm = Now do it
hint-why = Ask for rules
hint-undo = Take it back
hint-hand = Read your cards
hint-panel = Log, cards, seats

# Lobby, campaigns, tools and the other pages beside the table
places = Places
tools = Tools
rules = Rules
about = About
players = { $count } players
minutes = { $count } min
scenario-count = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
}
what-to-play = What to play
one-scenario = One scenario
campaign = Campaign
campaign-name = What the group is called
campaign-name-hint = The Thursday party
campaign-about = One story over many evenings: what you win, buy and learn stays with you. What the game wants to know beforehand, such as who plays whom, it asks in its first chapter.
campaign-bots = Bots can take seats when you begin a chapter.
found-campaign = Found the campaign
bot = Bot ({ $name })
bot-random = by chance
bot-greedy = thinks ahead
clock = Clock
clock-none = none
clock-gentle = shown only, { $count } min a decision
clock-days = { $count ->
    [one] a day
   *[other] { $count } days
} a decision, then others may take over
packs = Content
draft = draft
invite = Invitations
link-of = Link for
qr-code = QR code
outcome-won = won
outcome-lost = lost
outcome-draw = a draw
table-yours = It is your turn
table-paused = paused by { $name }
more = More
more-tables = { $count } more
own-name = A name of your own
rename = Rename
export = Save as a file
forget-about = Takes it off this list; the table stays.
delete = Delete
delete-sure = Really delete, for everybody
campaign-open = Chapter { $number }: { $name }
campaign-next = ready for the next chapter
campaign-over = played to its end
elsewhere = On other devices
recovery-about = Your tables live in this browser. One secret link brings all of them to another device, and keeps both in step.
recovery-make = Make my link
recovery-show = Show my link
recovery-link = My link
recovery-secret = Whoever has this link has your seats. Keep it to yourself.
recovery-end = End it
recovery-end-about = The link stops working everywhere; your tables stay in each browser.
recovery-behind = Your tables of other devices can't be fetched: { $why }
import = Open a file
import-about = A match or campaign that was saved as a file goes on here.
no-file = This is no file that Undercroft has saved: choose one that ends in .json.
password = Password
password-title = This server wants a password
password-about = To begin something here you need its password: ask whoever runs it. Joining by a link needs none.
password-wrong = That was not it.
password-tell = Go on
version = Version { $version }.
keeps = This server forgets a table where nothing has happened for { $days } days.
unofficial = Unofficial
unofficial-about = Undercroft is a hobby project of fans. It is not made, endorsed or sponsored by any publisher or author of the games it helps to play; their names and trademarks belong to their owners. Rules are told in our own words. To play, own the game: its cards, maps and stories come from packs that you bring.
licence = Licence
licence-about = The program is free software under the Apache License 2.0. Every content pack names its own authors and licence where a table is set up.
credits = Made with
credit-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0; redrawn in whole units.
credit-type = Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
credit-svelte = The page: Svelte and Vite (MIT), Fluent by Mozilla (Apache 2.0), uqr by Anthony Fu (MIT).
credit-server = The server: Python, Litestar, SQLAlchemy, msgspec and uvicorn.
credit-small = Thank you to everybody who asked "why may it do that?" at a table.
privacy = What is kept
privacy-about = No account, no tracking, nothing from other sites. This browser keeps the links to your tables and your settings; the server keeps the tables.
roster = The party
roster-none = Nobody yet: the first chapter brings the party together.
unfit = can't take part now
on-bench = on the bench
played-by = at seat { $seat }
chapters = Chapters
chapters-none = Nothing has been played yet.
chapter-running = being played
chapter-abandoned = given up
chapter-done = finished
chapter-over = The chapter is over.
chapter-ended = The chapter is over: { $outcome }.
look = Look
reopen = Back into it
reopen-about = To take something back: possible until the next chapter's first decision.
go-before = Back before it
replay-about = The campaign stands as before this chapter; it and all later ones are dropped.
replay-sure = Really drop it and all later ones
close-chapter = On to what comes next
close-chapter-about = The campaign takes over what this chapter brought: experience, gold, the map.
abandon = Give it up
abandon-about = The campaign stands as before this chapter.
abandon-sure = Really give it up
next-chapter = What comes next
who-goes = Who goes in
somebody-elsewhere = Somebody elsewhere
seats-wrong = { $count } can't play this. Possible: { $seats }.
begin-chapter = Begin
campaign-over-about = There is nothing left to play. Thank you for coming.

# Rules, tools and shared positions
rules-search = Search the rules
rules-found = { $count ->
    [0] no rule found
    [one] one rule found
   *[other] { $count } rules found
}
rules-none = No rule has all of these words. Fewer words, or only how they begin, find more.
rules-contents = Contents
rules-no-book = No rulebook is written down for this game.
rules-about = Look for a word or leaf through the contents. Every rule stands here in our own words, with the page of the rulebook.
rule-related = Rules it speaks of
rule-back = Back
glossary = Glossary
glossary-show = All words, English and German

# The life of the table: log, looking back, people, settings, the end
log-fold = Fold
log-unfold = Unfold
log-fold-all = Fold all
log-unfold-all = Unfold all
log-older = Show earlier lines
back-to-here = Back to here
look-here = Look from here
look-back = Look back
looking-back = Looking back: { $line } of { $lines }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Stop
replay-slider = The match, from its beginning to now
replay-live = Back to the table
replay-all = Watch it all again
share-position = Share this position
share-about = A link to what { $name } sees here, for anybody: no seat comes with it, and nothing hidden.
undo-what = Undo: { $text }
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something to the table
chat-watching = Who only watches keeps quiet.
chat-unread = { $count ->
    [one] one new word
   *[other] { $count } new words
}
points-at = points at { $thing }
point-at = Point at something
aiming = Tap what you mean
read-on = in the rulebook
differs = { $count ->
    [one] One thing differs from the rulebook
   *[other] { $count } things differ from the rulebook
}
vote = Put to the vote
vote-undo = { $name } would like to take something back.
vote-owner = { $name } would like to take over as the owner of this table.
vote-delete = { $name } would like to delete this table, for everybody.
vote-from = It would take back all from: “{ $text }”
vote-agree = Agree
vote-agree-as = Agree as { $name }
vote-decline = Decline
vote-withdraw = Withdraw
vote-propose = Ask the others
clock-left = { $time } left to decide
clock-over = { $time } over the time
overdue = overdue
played-from = played by { $name }
seat-more = What can be done about { $name }
give-back = Give it back
take-over-by = { $name } plays on
take-over-me = I play on, as { $name }
new-link = A new link
new-link-about = The old link ends at once.
new-link-made = There is a new link: you find it under Invitations. The old one has ended.
nobody-there = Nobody is there. Let another play on?
heir-about = All agreed that you take over this table.
at-this-table = At this table
settings = Settings
pause = Pause
resume = Go on
paused = { $name } asked for a pause. Nothing is decided meanwhile.
chapter-closed = This chapter is closed. What can still be changed, its campaign says.
by-hand = By hand
by-hand-about = You have the last word. What you change is logged, can be undone, and is shown to all.
house-rule = house rule
overrule = Overrule the program
overrule-about = For a house rule, a promise, a mistake: do it as your table wants. It is logged and can be undone.
overrule-Ruling = Note a ruling
overrule-MoveCard = Move a card
overrule-SetValue = Set a value
overrule-do = Do it, and log it
ruling-text = What this table decides
ruling-rule = The rule it is about
move-card = Card
move-zone = Where it goes
set-path = What is set
set-value = To
ask-the-others = Ask the others
propose-undo = Take back the last decision
propose-owner = Take over as owner
propose-delete = Delete this table
take-along = Take along
report-bug = Report a bug
report-about = Makes a file with the last steps as you saw them, and the match, sealed. Nothing leaves this machine by itself.
gone = This table is no more
statistics = Statistics
ending = How it ended
ending-last = What happened last
stat-decisions = Decisions
stat-thought = Thought for
stat-orders = By standing order
stat-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
stat-time = { $time } from first to last
stat-undos = { $count ->
    [0] nothing taken back
    [one] one thing taken back
   *[other] { $count } things taken back
}
stat-forced = { $count } without a choice
stat-entered = { $count } real dice and cards
stat-by-hand = { $count } by hand
next-match = On to the next chapter
chance-about = Roll or draw at your table, then tap what came up. An undo takes it back.
chance-find = Find a result
physical = We roll real dice and draw real cards
physical-about = The table asks what came up, and never draws by itself.
set-language = Language
set-theme = Light
theme-system = as this device
theme-dark = lamplight
theme-light = daylight
set-text = Text
text-small = small
text-normal = normal
text-large = large
text-huge = huge
set-speed = Moves of others
speed-off = at once
speed-slow = slow
speed-normal = normal
speed-fast = fast
reduced-motion = Nothing moves
reduced-motion-about = No animations, no fading.
sound = A bell when it is my turn
notify = A notice when it is my turn
notify-about = While this page is out of sight.
notify-blocked = Your browser doesn't allow it: permit notifications for this page first.
hints = Hints for the first minutes
screen-reader = For screen readers
screen-reader-about = The board as a grid to walk through and told in sentences, options as a list.
orders-of = Standing orders of { $name }
orders-about = What is answered for this seat, so that nobody has to ask.
key-people = seats and table
key-look-back = look back, and return
key-replay = looking back: a step back, on, play
key-settings = settings
tools-about = For a game in front of you, too: draw the board, ask, and see the answer with its rules. Nothing is stored.
tool-run = Show me
tool-why = Step by step
tool-share = Share a link
tool-shared = Copied. The link holds all of it.
tool-link-broken = This link is not complete: copy it once more from where it came from.
tool-start = Fill in the form and ask.
tool-start-board = Draw the board as it lies before you: choose a brush, then tap or drag across it. A figure that was tapped can be named, moved and removed. Then ask.
tool-brushes = Brushes
tool-nothing = off the board
tool-ground = plain ground
tool-clear = Clear
tool-text = As text
tool-text-about = Copy this board, or paste another one: JSON as the command line takes it, or a drawing with a legend.
tool-drawn = Drawing
tool-copy = Copy
tool-take = Use this board
tool-remove = Remove
tool-add = Add
tool-draw-keys = { $name }: arrows walk, Enter uses the brush, Delete erases, comma and full stop turn to another side, Escape is the hand
tool-found = What it found out
tool-plot = The result as a plot
tool-busy = Working it out …
tool-share-copy = This link holds all of it:
tool-less = { $name }: one less
tool-more = { $name }: one more
tool-name = Name
misfit-at = Line { $line }, column { $column }: { $what }
misfit-json = “{ $found }” doesn’t belong here. JSON wants a comma, a bracket or a value in quotation marks.
misfit-json-end = The text ends too soon: a bracket or a quotation mark isn’t closed.
misfit-no-board = There is no board in this: the field “{ $field }” is missing.
misfit-board = This is no board: its field “{ $cells }” is missing.
misfit-group = Here belong fields in curly brackets.
misfit-list = Here belongs a list in square brackets.
misfit-row = Here belong { $count } values in square brackets.
misfit-number = Here belongs a number.
misfit-number-range = Here belongs a number: { $range }.
misfit-choice = { $found } is not known here. Choose one of: { $known }.
misfit-text = Here belongs a word in quotation marks.
misfit-flag = Here belongs true or false.
misfit-place = Here belongs a cell of two whole numbers, such as [2, -1].
misfit-terrain = Here belongs a cell with what lies there, such as [2, -1, "…"].
misfit-wall = Here belongs a cell with a side of 0 to { $most }, such as [2, -1, 0].
misfit-figure = A figure needs a field “{ $at }” with its cell, such as [2, -1].
brush-hand = Hand
brush-floor = Ground
brush-wall = Thin wall
brush-erase = Erase
