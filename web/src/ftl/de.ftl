app = Undercroft
app-about = Ein Tisch für Dungeon-Crawler, der alle ihre Regeln kennt.
language = English
theme = { $theme ->
    [dark] Tag
   *[light] Nacht
}
menu = Menü
close = Schließen
cancel = Abbrechen
loading = Die Lampen werden angezündet …

play-now = Gleich spielen
play-now-about = { $game }: { $scenario }, { $seats ->
    [one] ein Held
   *[other] { $seats } Helden
}, du spielst { $seats ->
    [one] ihn
   *[other] alle
} an diesem Bildschirm.
no-games = Hier ist kein Spiel installiert.
no-games-todo = Installiere eines (`pip install` mit seinem Paket), oder starte den Tisch mit --examples, um das Beispielspiel zu sehen.
new-table = Ein neuer Tisch
game = Spiel
scenario = Szenario
seats = Plätze
seats-count = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
who-plays = Wer spielt
who-me = Ich
who-here = Jemand hier
who-away = Einladung per Link
options = Optionen
house-rules = Hausregeln
undo-policy = Zurücknehmen
undo-free = immer erlaubt
undo-honest = nicht hinter Aufgedecktes
undo-off = nicht erlaubt
start = An den Tisch
your-tables = Deine Tische
no-tables = Noch keine. Tische, die du beginnst oder zu denen du eingeladen bist, merkt sich dieser Browser.
table-waiting = wartet auf { $seats }
table-over = zu Ende: { $outcome }
table-gone = Dieser Tisch ist nicht erreichbar: { $why }
forget = Vergessen
lobby = Lobby

connecting = Auf dem Weg zum Tisch …
lost = Verbindung verloren. Alles Entschiedene ist gespeichert; es wird neu verbunden …
refused-entry = Die Tür bleibt zu
undo = Zurück
redo = Wiederholen
fit = Brett einpassen
zoom-in = Näher
zoom-out = Weiter weg
why = Warum?
why-none = Zu { $rule } ist kein Regeleintrag bekannt.
rule-page = S. { $pages }
you-decide = { $name } entscheidet
waiting-for = Es wird gewartet auf { $names }
still-choosing = Es wählen noch: { $names }
watching = Du schaust zu.
over-again = Zurück zur Lobby
confirm = Ausführen
meanwhile = Währenddessen
on-board = { $count ->
    [one] Eine Möglichkeit leuchtet
   *[other] { $count } Möglichkeiten leuchten
} auf dem Tisch
as-list = als Liste
show-all = alle zeigen
own-words = oder mit eigenen Worten
say-it = Sagen
path-of = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
affects = Betrifft { $names }

order = Reihenfolge
order-none = Noch nicht bestimmt
log = Verlauf
log-none = Noch ist nichts geschehen.
cards = Karten
people = Plätze
deck-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
unknown-card = verdeckt
card-choose = diese Karte wählen
zone-empty = leer
hidden-cards = { $count } verdeckt
your-hand = { $name }: Hand
sheet = Bogen
house-ruled = Von diesem Tisch geändert: { $what }
set-aside = { $count } ältere Antworten passen nicht mehr zu den Regeln und wurden beiseitegelegt.

seat-you = du
seat-here = an diesem Bildschirm
seat-connected = verbunden
seat-absent = nicht da
seat-sit = Von hier schauen
audience = Zuschauer
copy-link = Link kopieren
copied = Kopiert
links-about = Schick jeder Person ihren eigenen Link. Wer ihn hat, hält den Platz.

cover-title = Nur für { $name }
cover-about = Gib den Bildschirm an { $name }. Bis dahin ist nichts Verdecktes zu sehen.
cover-here = Ich bin { $name }

keys = Tasten
keys-arrows = Pfeile: durch das Mögliche gehen
keys-enter = Enter: ausführen
keys-escape = Esc: einen Schritt zurück
keys-digits = 1–9: eine Schaltfläche wählen
keys-u = U: zurücknehmen, R: wiederholen
keys-l = L: Verlauf, C: Karten
keys-w = W: warum?
keys-f = F: Brett einpassen, + und −: Zoom
keys-help = ?: diese Liste
one-tap = Mit einem Tippen ausführen
refused = Nicht ausgeführt
hand-open = Auslegen
hand-fold = Zusammenlegen
sheets = Bögen

### Brett, Karten, Fragen und Gewohnheiten

minimap = Das ganze Brett
skip = Überspringen
keys-title = Tasten
key-arrows = durch alles Mögliche gehen, in den Richtungen des Bretts
key-enter = das Gewählte ausführen
key-escape = einen Schritt zurück
key-digits = eine Karte wählen, danach einen Knopf, der Reihe nach
key-tab = von einem zum nächsten, in Lesereihenfolge
key-undo = zurücknehmen
key-redo = wiederholen
key-skip = Gezeigtes überspringen
key-why = warum? – die Regel hinter der Frage
key-log = Verlauf
key-cards = Karten
key-rules = Regeln
key-chat = Gespräch
key-ping = auf etwas zeigen
key-fit = das Brett einpassen
key-zoom = näher, weiter weg
key-help = diese Liste
tray = In der Tischmitte
mine = Vor dir
zone-open = { $zone }: zeigen
your-turn = Du bist dran
outdated = Der Server ist neuer als diese Seite. Schließe alle ihre Tabs und öffne sie neu.
