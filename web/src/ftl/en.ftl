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
meanwhile = Meanwhile
on-board = { $count ->
    [one] One choice lies
   *[other] { $count } choices lie
} lit on the table
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
house-ruled = Changed by this table: { $what }
set-aside = { $count } older answers no longer fit the rules and were set aside.

seat-you = you
seat-here = at this screen
seat-connected = connected
seat-absent = not here
seat-sit = Look from here
audience = Audience
copy-link = Copy link
copied = Copied
links-about = Send each person their own link. Whoever has it holds the seat.

cover-title = For { $name } only
cover-about = Hand the screen to { $name }. Nothing hidden is shown until then.
cover-here = I am { $name }

keys = Keys
keys-arrows = Arrows: go through what is possible
keys-enter = Enter: do it
keys-escape = Esc: step back
keys-digits = 1–9: pick a button
keys-u = U: undo, R: redo
keys-l = L: log, C: cards
keys-w = W: why?
keys-f = F: fit the board, + and −: zoom
keys-help = ?: this list
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
zone-open = { $zone }: show
your-turn = Your turn
outdated = The server is newer than this page. Close all tabs of it and open it again.
