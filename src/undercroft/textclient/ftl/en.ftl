# The words of the text client. Those of games are in the games' own files.
order = Order of play
order-done = { $name } (done)
order-now = { $name } (now)
log = What happened
outcome = The match is over: { $outcome }
outcome-line = It took { $lines ->
    [one] one decision
   *[other] { $lines } decisions
}.
house-ruled = Differs from the book: { $what }
set-aside = { $count ->
    [one] One line of the file no longer fits the rules and was set aside.
   *[other] { $count } lines of the file no longer fit the rules and were set aside.
}
decides = { $who } decides: { $prompt }
may = { $who } may: { $prompt }
waiting = Still deciding: { $who }
free = Or type text: and words of your own, up to { $longest } characters.
pass = Let play go on
prompt = Answer, or ? for help
too-little = Nothing was typed. Give the number or the text of an option, or ? for help.
no-number = There is no option { $number }; the numbers go from { $first } to { $last }.
no-option = “{ $text }” is neither an option nor a command. Options: { $options }
no-preview = There is nothing to preview for that option.
preview = Preview of “{ $option }”
preview-path = Way: { $cells }
preview-cost = Cost: { $cost }
preview-danger = Danger: { $danger }
preview-area = Area: { $cells }
preview-sight = Sight from { $start } to { $end }
preview-affects = Affects: { $who }
preview-odds = { $result }: { $percent } %
why-path = While: { $text }
why-rule = Rule { $rule }
why-words = Rule { $rule }: { $words }
why-none = No rule is named for this.
undone = Taken back.
redone = Done again.
saved = Saved in { $path }.
cannot-save = { $path } can’t be written: { $reason }
overruled = Noted: { $what }
override-help = o set PATH VALUE, o move CARD ZONE, o rule WORDS, o house RULE on|off
hand-over = Hand over to { $who }.
hand-over-ready = { $who }, press Enter when you are here.
here = { $who } is here.
no-seat = There is no seat “{ $seat }” at this terminal. Seats: { $seats }
nothing-to-do = { $who } has nothing to decide now.
left = The match is left at line { $line }.
script-ended = The script has ended; the match stands at line { $line }.
board = { $name }, { $shape ->
    [hex] { $count } hexes
   *[square] { $count } squares
}
terrain = { $kind }: { $cells }
edge = { $kind } on { $cell }, { $side }
side-hex-0 = upper right side
side-hex-1 = upper side
side-hex-2 = upper left side
side-hex-3 = lower left side
side-hex-4 = lower side
side-hex-5 = lower right side
side-square-0 = right side
side-square-1 = lower side
side-square-2 = left side
side-square-3 = upper side
link = { $kind } from { $start } to { $end }
area = { $name }: { $cells }
thing = { $count ->
    [1] { $name } at { $cells }
   *[other] { $count } × { $name } at { $cells }
}
figure = { $name }, { $kind }{ $place }{ $hp }{ $markers }{ $now }
figure-place = {" "}at { $cells }
figure-away = , not on the board
figure-hp = : { $hp } of { $max } hit points
figure-hp-alone = : { $hp } hit points
figure-marker = , { $name }{ $count ->
    [1] {""}
   *[other] {" "}{ $count }
}
figure-now = , acts now
kind-hero = hero
kind-monster = monster
kind-elite = elite
kind-boss = boss
kind-summon = summon
kind-objective = objective
track = { $name }: { $value } of { $highest }{ $mark }
track-open = { $name }: { $value }{ $mark }
track-mark = {" "}({ $mark })
entry = { $name } { $value }
zone-empty = { $name }{ $owner }: empty
zone-cards = { $name }{ $owner } ({ $count }): { $cards }
zone-hidden = { $name }{ $owner }: { $count ->
    [one] one card
   *[other] { $count } cards
}
zone-owner = {" "}of { $who }
zone-more = { $count } unknown
card = { $name }{ $corner }{ $lines }
spoke = { $name }{ $holes ->
    [0] {""}
   *[other] {" "}({ $taken } of { $holes } holes taken{ $who })
}
legend = { $glyph } = { $what }
wall-glyphs = On the sides: { $glyphs }
help = Type the number of an option, or its text.
help-list =
    u, undo  take back the last decision
    r, redo  do again what was taken back
    w, why  the rules behind the question
    p N, preview N  what option N would do
    t, table  show the table again
    l, log  the whole log
    s [FILE], save [FILE]  save the match
    h [SEAT], hand [SEAT]  hand the terminal over
    o …, override …  overrule the program: { $override }
    q, quit  leave
terrain-wall = wall
terrain-door = door
terrain-pillar = pillar
terrain-water = water
terrain-ice = ice
terrain-rubble = rubble
terrain-obstacle = obstacle
terrain-trap = trap
terrain-hazard = hazardous terrain
terrain-difficult = difficult terrain
terrain-stairs = stairs
edge-wall = wall
edge-door = door
edge-river = river
edge-road = road
edge-bridge = bridge
campaign-choose = Which chapter next?
campaign-prompt = A number; u goes back into the last chapter, q leaves (all is kept)
campaign-no-choice = “{ $text }” is no chapter that can be played; the numbers go from 1 to { $last }.
campaign-left = The campaign is kept in { $path }.
campaign-over = Nothing is left to play in this campaign.
chapter = Chapter { $number }: { $name }
chapter-reopened = Back in the chapter before.
chapter-outcome = The chapter is over: { $outcome }
