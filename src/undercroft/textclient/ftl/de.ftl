# Die Wörter des Textclients. Die der Spiele stehen in deren eigenen Dateien.
order = Reihenfolge
order-done = { $name } (fertig)
order-now = { $name } (jetzt)
log = Was geschah
outcome = Die Partie ist zu Ende: { $outcome }
outcome-line = { $lines ->
    [one] Es war eine Entscheidung
   *[other] Es waren { $lines } Entscheidungen
}.
house-ruled = Abweichend vom Regelbuch: { $what }
set-aside = { $count ->
    [one] Eine Zeile der Datei passt nicht mehr zu den Regeln und wurde beiseitegelegt.
   *[other] { $count } Zeilen der Datei passen nicht mehr zu den Regeln und wurden beiseitegelegt.
}
decides = { $who } entscheidet: { $prompt }
may = { $who } darf: { $prompt }
waiting = Noch am Entscheiden: { $who }
free = Oder tippe text: und eigene Worte, bis zu { $longest } Zeichen.
pass = Das Spiel weiterlaufen lassen
prompt = Antwort, oder ? für Hilfe
too-little = Nichts getippt. Gib Nummer oder Text einer Möglichkeit ein, oder ? für Hilfe.
no-number = Es gibt keine Möglichkeit { $number }; die Nummern gehen von { $first } bis { $last }.
no-option = „{ $text }“ ist weder Möglichkeit noch Befehl. Möglichkeiten: { $options }
no-preview = Für diese Möglichkeit gibt es keine Vorschau.
preview = Vorschau auf „{ $option }“
preview-path = Weg: { $cells }
preview-cost = Kosten: { $cost }
preview-danger = Gefahr: { $danger }
preview-area = Fläche: { $cells }
preview-sight = Sicht von { $start } nach { $end }
preview-affects = Betrifft: { $who }
preview-odds = { $result }: { $percent } %
why-path = Während: { $text }
why-rule = Regel { $rule }
why-words = Regel { $rule }: { $words }
why-none = Dafür ist keine Regel genannt.
undone = Zurückgenommen.
redone = Wiederholt.
saved = Gespeichert in { $path }.
cannot-save = { $path } kann nicht geschrieben werden: { $reason }
overruled = Vermerkt: { $what }
override-help = o set PFAD WERT, o move KARTE ZONE, o rule WORTE, o house REGEL on|off
hand-over = Gib weiter an { $who }.
hand-over-ready = { $who }, drücke die Eingabetaste, wenn du da bist.
here = { $who } ist da.
no-seat = An diesem Terminal gibt es keinen Platz „{ $seat }“. Plätze: { $seats }
nothing-to-do = { $who } hat jetzt nichts zu entscheiden.
left = Die Partie steht bei Zeile { $line }.
script-ended = Das Skript ist zu Ende; die Partie steht bei Zeile { $line }.
board = { $name }, { $shape ->
    [hex] { $count } Hexfelder
   *[square] { $count } Quadrate
}
terrain = { $kind }: { $cells }
edge = { $kind } an { $cell }, { $side }
side-hex-0 = Seite rechts oben
side-hex-1 = Seite oben
side-hex-2 = Seite links oben
side-hex-3 = Seite links unten
side-hex-4 = Seite unten
side-hex-5 = Seite rechts unten
side-square-0 = rechte Seite
side-square-1 = untere Seite
side-square-2 = linke Seite
side-square-3 = obere Seite
link = { $kind } von { $start } nach { $end }
area = { $name }: { $cells }
thing = { $count ->
    [1] { $name } auf { $cells }
   *[other] { $count } × { $name } auf { $cells }
}
figure = { $name }, { $kind }{ $place }{ $hp }{ $markers }{ $now }
figure-place = {" "}auf { $cells }
figure-away = , nicht auf dem Spielplan
figure-hp = : { $hp } von { $max } Trefferpunkten
figure-hp-alone = : { $hp } Trefferpunkte
figure-marker = , { $name }{ $count ->
    [1] {""}
   *[other] {" "}{ $count }
}
figure-now = , ist am Zug
kind-hero = Held
kind-monster = Monster
kind-elite = Elite
kind-boss = Boss
kind-summon = Beschwörung
kind-objective = Ziel
track = { $name }: { $value } von { $highest }{ $mark }
track-open = { $name }: { $value }{ $mark }
track-mark = {" "}({ $mark })
entry = { $name } { $value }
zone-empty = { $name }{ $owner }: leer
zone-cards = { $name }{ $owner } ({ $count }): { $cards }
zone-hidden = { $name }{ $owner }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
zone-owner = {" "}von { $who }
zone-more = { $count } unbekannt
card = { $name }{ $corner }{ $lines }
spoke = { $name }{ $holes ->
    [0] {""}
   *[other] {" "}({ $taken } von { $holes } Löchern belegt{ $who })
}
legend = { $glyph } = { $what }
wall-glyphs = An den Seiten: { $glyphs }
help = Tippe die Nummer einer Möglichkeit oder ihren Text.
help-list =
    u, undo  die letzte Entscheidung zurücknehmen
    r, redo  das Zurückgenommene wiederholen
    w, why  warum: die Regeln hinter der Frage
    p N, preview N  Vorschau auf Möglichkeit N
    t, table  den Tisch noch einmal zeigen
    l, log  das ganze Protokoll
    s [DATEI], save [DATEI]  die Partie speichern
    h [PLATZ], hand [PLATZ]  das Terminal weitergeben
    o …, override …  das Programm überstimmen: { $override }
    q, quit  gehen
terrain-wall = Wand
terrain-door = Tür
terrain-pillar = Säule
terrain-water = Wasser
terrain-ice = Eis
terrain-rubble = Schutt
terrain-obstacle = Hindernis
terrain-trap = Falle
terrain-hazard = gefährliches Gelände
terrain-difficult = schwieriges Gelände
terrain-stairs = Treppe
edge-wall = Wand
edge-door = Tür
edge-river = Fluss
edge-road = Straße
edge-bridge = Brücke
campaign-choose = Welches Kapitel kommt als Nächstes?
campaign-prompt = Eine Nummer; u geht ins letzte Kapitel zurück, q hört auf (alles bleibt gespeichert)
campaign-no-choice = „{ $text }“ ist kein Kapitel, das gespielt werden kann; die Nummern gehen von 1 bis { $last }.
campaign-left = Die Kampagne liegt in { $path }.
campaign-over = In dieser Kampagne ist nichts mehr zu spielen.
chapter = Kapitel { $number }: { $name }
chapter-reopened = Zurück im Kapitel davor.
chapter-outcome = Das Kapitel ist zu Ende: { $outcome }
