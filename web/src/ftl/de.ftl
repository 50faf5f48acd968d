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
undo = Rückgängig
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
set-aside = { $count } ältere Antworten passen nicht mehr zu den Regeln und wurden beiseitegelegt.

seat-you = du
seat-here = an diesem Bildschirm
seat-connected = verbunden
seat-absent = nicht da
seat-sit = Von hier schauen
seat-letter = Platz { $letter }
seat-north = Norden
seat-east = Osten
seat-south = Süden
seat-west = Westen
audience = Zuschauer
copy-link = Link kopieren
copied = Kopiert
links-about = Schick jeder Person ihren eigenen Link. Wer ihn hat, hält den Platz.

cover-title = Nur für { $name }
cover-about = Gib den Bildschirm an { $name }. Bis dahin ist nichts Verdecktes zu sehen.
cover-here = Ich bin { $name }

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
your-turn = Du bist dran
outdated = Der Server ist neuer als diese Seite. Schließe alle ihre Tabs und öffne sie neu.
grid = { $name }: das Brett, Reihe für Reihe; Pfeile gehen, Enter wählt
grid-can = möglich: { $what }
terrain-forest = Wald
terrain-plains = Ebene
terrain-hills = Hügel
terrain-mountain = Gebirge
terrain-water = Wasser
terrain-swamp = Sumpf
terrain-difficult = schwieriges Gelände
terrain-rubble = Geröll
terrain-hazard = gefährliches Gelände
terrain-hazardous = gefährliches Gelände
terrain-ice = Eis
terrain-obstacle = Hindernis
terrain-wall = Wand
terrain-trap = Falle
terrain-road = Straße
terrain-pit = Grube
terrain-corridor = Gang
terrain-wasteland = Ödland
hints-off = Keine Hinweise mehr
hint-lit = Tippe auf Leuchtendes
hint-card = Wähle eine Karte
hint-button = Wähle eine Antwort
hint-confirm = Jetzt ausführen
hint-why = Frag nach Regeln
hint-undo = Nimm es zurück
hint-hand = Lies deine Karten
hint-panel = Verlauf, Karten, Plätze

# Lobby, Kampagnen, Werkzeuge und die anderen Seiten neben dem Tisch
places = Orte
tools = Werkzeuge
rules = Regeln
about = Über
players = { $count } Personen
minutes = { $count } Min.
scenario-count = { $count ->
    [one] ein Szenario
   *[other] { $count } Szenarien
}
what-to-play = Was gespielt wird
one-scenario = Ein Szenario
campaign = Kampagne
campaign-name = Wie die Gruppe heißt
campaign-name-hint = Die Donnerstagsrunde
campaign-about = Eine Geschichte über viele Abende: Was ihr gewinnt, kauft und lernt, bleibt euch. Was das Spiel vorher wissen muss, etwa wer wen spielt, fragt es im ersten Kapitel.
campaign-bots = Bots können Plätze einnehmen, wenn ihr ein Kapitel beginnt.
found-campaign = Kampagne gründen
bot = Bot ({ $name })
bot-random = zufällig
bot-greedy = denkt voraus
clock = Uhr
clock-none = keine
clock-gentle = nur angezeigt, { $count } Min. je Entscheidung
clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
} je Entscheidung, dann dürfen andere übernehmen
packs = Inhalte
draft = Entwurf
invite = Einladungen
link-of = Link für
qr-code = QR-Code
outcome-won = gewonnen
outcome-lost = verloren
outcome-draw = unentschieden
table-yours = Du bist am Zug
table-paused = Pause, erbeten von { $name }
more = Mehr
more-tables = { $count } weitere
own-name = Ein eigener Name
rename = Umbenennen
export = Als Datei sichern
forget-about = Nimmt ihn von dieser Liste; der Tisch bleibt.
delete = Löschen
delete-sure = Wirklich löschen, für alle
campaign-open = Kapitel { $number }: { $name }
campaign-next = bereit fürs nächste Kapitel
campaign-over = zu Ende gespielt
elsewhere = Auf anderen Geräten
recovery-about = Deine Tische liegen in diesem Browser. Ein geheimer Link bringt sie alle auf ein anderes Gerät und hält beide gleich.
recovery-make = Meinen Link machen
recovery-show = Meinen Link zeigen
recovery-link = Mein Link
recovery-secret = Wer diesen Link hat, hat deine Plätze. Behalte ihn für dich.
recovery-end = Beenden
recovery-end-about = Der Link gilt nirgends mehr; deine Tische bleiben in jedem Browser.
recovery-behind = Deine Tische von anderen Geräten sind gerade nicht zu holen: { $why }
import = Datei öffnen
import-about = Eine Partie oder Kampagne, die als Datei gesichert wurde, geht hier weiter.
no-file = Das ist keine Datei, die Undercroft gesichert hat: Wähle eine, die auf .json endet.
password = Passwort
password-title = Dieser Server will ein Passwort
password-about = Um hier etwas zu beginnen, braucht es sein Passwort: Frag, wer ihn betreibt. Mit einem Link mitspielen kann man ohne.
password-wrong = Das war es nicht.
password-tell = Weiter
version = Version { $version }.
keeps = Dieser Server vergisst einen Tisch, an dem { $days } Tage lang nichts geschehen ist.
unofficial = Inoffiziell
unofficial-about = Undercroft ist ein Hobbyprojekt von Fans. Kein Verlag und niemand, der die Spiele geschaffen hat, die es zu spielen hilft, hat es gemacht, gebilligt oder gefördert; ihre Namen und Marken gehören ihnen. Die Regeln stehen in unseren eigenen Worten da. Wer spielt, sollte das Spiel besitzen: Karten, Pläne und Geschichten kommen aus Paketen, die du mitbringst.
licence = Lizenz
licence-about = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Jedes Inhaltspaket nennt dort, wo ein Tisch eingerichtet wird, wer es geschrieben hat und unter welcher Lizenz.
credits = Gemacht mit
credit-icons = Symbole: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0; auf ganze Einheiten gebracht.
credit-type = Schriften: Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
credit-svelte = Die Seite: Svelte und Vite (MIT), Fluent von Mozilla (Apache 2.0), uqr von Anthony Fu (MIT).
credit-server = Der Server: Python, Litestar, SQLAlchemy, msgspec und uvicorn.
credit-small = Danke allen, die an einem Tisch gefragt haben: „Warum darf das das?“
privacy = Was aufgehoben wird
privacy-about = Kein Konto, keine Verfolgung, nichts von fremden Seiten. Dieser Browser behält die Links zu deinen Tischen und deine Einstellungen, der Server die Tische.
roster = Die Gruppe
roster-none = Noch niemand: Das erste Kapitel bringt die Gruppe zusammen.
unfit = kann gerade nicht mit
on-bench = bleibt daheim
played-by = an Platz { $seat }
chapters = Kapitel
chapters-none = Noch ist nichts gespielt.
chapter-running = wird gespielt
chapter-abandoned = aufgegeben
chapter-done = beendet
chapter-over = Das Kapitel ist zu Ende.
chapter-ended = Das Kapitel ist zu Ende: { $outcome }.
look = Ansehen
reopen = Noch einmal hinein
reopen-about = Um etwas zurückzunehmen: möglich bis zur ersten Entscheidung des nächsten Kapitels.
go-before = Zurück davor
replay-about = Die Kampagne steht wie vor diesem Kapitel; es und alle späteren fallen weg.
replay-sure = Es und alle späteren wirklich verwerfen
close-chapter = Weiter zu dem, was kommt
close-chapter-about = Die Kampagne übernimmt, was dieses Kapitel gebracht hat: Erfahrung, Gold, die Karte.
abandon = Aufgeben
abandon-about = Die Kampagne steht wie vor diesem Kapitel.
abandon-sure = Wirklich aufgeben
next-chapter = Was als Nächstes kommt
who-goes = Wer mitgeht
somebody-elsewhere = Jemand anderswo
seats-wrong = Mit { $count } geht das nicht. Möglich: { $seats }.
begin-chapter = Beginnen
campaign-over-about = Es ist nichts mehr zu spielen. Danke, dass ihr da wart.

# Regeln, Werkzeuge und geteilte Stellungen
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] keine Regel gefunden
    [one] eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regel enthält alle diese Wörter. Weniger Wörter oder nur ihr Anfang finden mehr.
rules-contents = Inhalt
rules-no-book = Zu diesem Spiel ist kein Regelbuch erfasst.
rules-about = Such nach einem Wort oder blättere im Inhalt. Jede Regel steht hier in unseren eigenen Worten, mit der Seite im Regelbuch.
rule-related = Regeln, auf die sie verweist
rule-back = Zurück
glossary = Glossar
glossary-show = Alle Begriffe, deutsch und englisch

# Das Leben am Tisch: Verlauf, Rückblick, Leute, Einstellungen, das Ende
log-fold = Einklappen
log-unfold = Ausklappen
log-fold-all = Alles einklappen
log-unfold-all = Alles ausklappen
log-older = Frühere Zeilen zeigen
back-to-here = Hierher zurück
look-here = Von hier ansehen
look-back = Rückblick
looking-back = Rückblick: { $line } von { $lines }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Die Partie, vom Anfang bis jetzt
replay-live = Zurück an den Tisch
replay-all = Alles noch einmal ansehen
share-position = Diese Stellung teilen
share-about = Ein Link zu dem, was { $name } hier sieht, für alle: Er gibt keinen Platz und verrät nichts Verdecktes.
undo-what = Rückgängig machen: { $text }
chat = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas zum Tisch sagen
chat-watching = Wer nur zuschaut, schweigt.
chat-unread = { $count ->
    [one] ein neues Wort
   *[other] { $count } neue Worte
}
points-at = zeigt auf { $thing }
point-at = Auf etwas zeigen
aiming = Tippe auf das, was du meinst
read-on = im Regelbuch
differs = { $count ->
    [one] Eines ist anders als im Regelbuch
   *[other] { $count } Dinge sind anders als im Regelbuch
}
vote = Zur Abstimmung
vote-undo = { $name } möchte etwas zurücknehmen.
vote-owner = { $name } möchte diesen Tisch übernehmen.
vote-delete = { $name } möchte diesen Tisch löschen, für alle.
vote-from = Zurückgenommen würde alles ab: „{ $text }“
vote-agree = Einverstanden
vote-agree-as = Einverstanden als { $name }
vote-decline = Dagegen
vote-withdraw = Zurückziehen
vote-propose = Die anderen fragen
clock-left = noch { $time } Bedenkzeit
clock-over = { $time } über der Zeit
overdue = überfällig
played-from = gespielt von { $name }
seat-more = Was sich für { $name } tun lässt
give-back = Zurückgeben
take-over-by = { $name } spielt weiter
take-over-me = Ich spiele weiter, als { $name }
new-link = Neuer Link
new-link-about = Der alte Link gilt dann sofort nicht mehr.
new-link-made = Der neue Link liegt bei den Einladungen. Der alte gilt nicht mehr.
nobody-there = Niemand ist da. Soll jemand anderes weiterspielen?
heir-about = Alle sind einverstanden, dass du diesen Tisch übernimmst.
at-this-table = An diesem Tisch
settings = Einstellungen
pause = Pause
resume = Weiter
paused = { $name } bittet um eine Pause. Solange wird nichts entschieden.
chapter-closed = Dieses Kapitel ist abgeschlossen. Was sich noch ändern lässt, steht in seiner Kampagne.
by-hand = Von Hand
by-hand-about = Ihr habt das letzte Wort. Was ihr ändert, steht im Verlauf, lässt sich zurücknehmen und ist für alle zu sehen.
house-rule = Hausregel
overrule = Das Programm überstimmen
overrule-about = Für eine Hausregel, eine Abmachung, einen Irrtum: So, wie euer Tisch es will. Es steht im Verlauf und lässt sich zurücknehmen.
overrule-Ruling = Entscheid festhalten
overrule-MoveCard = Karte verlegen
overrule-SetValue = Wert setzen
overrule-do = So machen und festhalten
ruling-text = Was dieser Tisch entscheidet
ruling-rule = Um welche Regel es geht
move-card = Karte
move-zone = Wohin sie kommt
set-path = Was gesetzt wird
set-value = Auf
ask-the-others = Die anderen fragen
propose-undo = Letzte Entscheidung zurücknehmen
propose-owner = Den Tisch übernehmen
propose-delete = Den Tisch löschen
take-along = Mitnehmen
report-bug = Fehler melden
report-about = Macht eine Datei aus den letzten Schritten, wie du sie gesehen hast, und der Partie, versiegelt. Von selbst verlässt nichts dieses Gerät.
gone = Diesen Tisch gibt es nicht mehr
statistics = Statistik
ending = Wie es ausging
ending-last = Was zuletzt geschah
stat-decisions = Entscheidungen
stat-thought = Bedenkzeit
stat-orders = Per Dauerauftrag
stat-lines = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
stat-time = { $time } von Anfang bis Ende
stat-undos = { $count ->
    [0] nichts zurückgenommen
    [one] einmal zurückgenommen
   *[other] { $count }-mal zurückgenommen
}
stat-forced = { $count } ohne Wahl
stat-entered = { $count } echte Würfel und Karten
stat-by-hand = { $count } von Hand
next-match = Weiter zum nächsten Kapitel
chance-about = Würfelt oder zieht am Tisch und tippt dann an, was herauskam. Zurücknehmen geht.
chance-find = Ergebnis suchen
physical = Wir würfeln und ziehen selbst
physical-about = Der Tisch fragt, was herauskam, und zieht nie von allein.
set-language = Sprache
set-theme = Licht
theme-system = wie das Gerät
theme-dark = Lampenlicht
theme-light = Tageslicht
set-text = Schrift
text-small = klein
text-normal = normal
text-large = groß
text-huge = riesig
set-speed = Züge anderer
speed-off = sofort
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
reduced-motion = Nichts bewegt sich
reduced-motion-about = Keine Animationen, keine Übergänge.
sound = Eine Glocke, wenn ich dran bin
notify = Ein Hinweis, wenn ich dran bin
notify-about = Solange diese Seite nicht zu sehen ist.
notify-blocked = Dein Browser lässt es nicht zu: Erlaube dieser Seite erst Benachrichtigungen.
hints = Hinweise für die ersten Minuten
screen-reader = Für Screenreader
screen-reader-about = Das Brett als Gitter zum Durchgehen und in Sätzen erzählt, alles Mögliche als Liste.
orders-of = Daueraufträge von { $name }
orders-about = Was für diesen Platz beantwortet wird, damit niemand fragen muss.
key-people = Plätze und Tisch
key-look-back = Rückblick, und zurück
key-replay = im Rückblick: Schritt zurück, weiter, abspielen
key-settings = Einstellungen
tools-about = Auch für ein Spiel, das vor dir liegt: Zeichne den Spielplan, frag, und sieh die Antwort mit ihren Regeln. Gespeichert wird nichts.
tool-run = Zeig es mir
tool-why = Schritt für Schritt
tool-share = Link teilen
tool-shared = Kopiert. Der Link enthält alles.
tool-link-broken = Dieser Link ist unvollständig: Kopiere ihn noch einmal von dort, wo er herkam.
tool-start = Füll das Formular aus und frag.
tool-start-board = Zeichne den Spielplan, wie er vor dir liegt: Wähle einen Pinsel, dann tippe oder zieh über die Felder. Eine angetippte Figur lässt sich benennen, verschieben und entfernen. Dann frag.
tool-brushes = Pinsel
tool-nothing = nicht auf dem Plan
tool-ground = freier Boden
tool-clear = Leeren
tool-text = Als Text
tool-text-about = Kopiere diesen Spielplan oder füge einen anderen ein: JSON wie auf der Kommandozeile oder eine Zeichnung mit Legende.
tool-drawn = Zeichnung
tool-copy = Kopieren
tool-take = Diesen Plan nehmen
tool-remove = Entfernen
tool-add = Hinzufügen
tool-draw-keys = { $name }: Pfeile gehen, Enter benutzt den Pinsel, Entf löscht, Komma und Punkt drehen zu einer anderen Seite, Esc ist die Hand
tool-found = Was herauskam
tool-plot = Das Ergebnis als Schaubild
tool-busy = Wird ausgerechnet …
tool-share-copy = Dieser Link enthält alles:
tool-less = { $name }: eins weniger
tool-more = { $name }: eins mehr
tool-name = Name
misfit-at = Zeile { $line }, Spalte { $column }: { $what }
misfit-json = „{ $found }“ gehört nicht hierher. JSON will ein Komma, eine Klammer oder einen Wert in Anführungszeichen.
misfit-json-end = Der Text hört zu früh auf: Eine Klammer oder ein Anführungszeichen ist nicht geschlossen.
misfit-no-board = Darin ist kein Spielplan: Das Feld „{ $field }“ fehlt.
misfit-board = Das ist kein Spielplan: Sein Feld „{ $cells }“ fehlt.
misfit-group = Hierher gehören Felder in geschweiften Klammern.
misfit-list = Hierher gehört eine Liste in eckigen Klammern.
misfit-row = Hierher gehören { $count } Werte in eckigen Klammern.
misfit-number = Hierher gehört eine Zahl.
misfit-number-range = Hierher gehört eine Zahl: { $range }.
misfit-choice = { $found } ist hier nicht bekannt. Möglich ist: { $known }.
misfit-text = Hierher gehört ein Wort in Anführungszeichen.
misfit-flag = Hierher gehört true oder false.
misfit-place = Hierher gehört ein Feld aus zwei ganzen Zahlen wie [2, -1].
misfit-terrain = Hierher gehört ein Feld mit dem, was dort liegt, wie [2, -1, "…"].
misfit-wall = Hierher gehört ein Feld mit einer Seite von 0 bis { $most } wie [2, -1, 0].
misfit-figure = Eine Figur braucht das Feld „{ $at }“ mit ihrem Platz wie [2, -1].
brush-hand = Hand
brush-floor = Boden
brush-wall = Dünne Mauer
brush-erase = Löschen
