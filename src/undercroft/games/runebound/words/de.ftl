## Orte und Dinge

plains = Ebene
forest = Wald
hills = Hügel
mountain = Berg
water = Wasser
compass = Kompass
body = Körper
mind = Verstand
spirit = Geist
speed = Geschwindigkeit
hand-limit = Handkartenlimit
actions = Übrige Aktionen
gold = Gold
ability = Fähigkeit
any = beliebig
social = Sozial
combat = Kampf
exploration = Erkundung
gem-social = Sozialkristall
gem-combat = Kampfkristall
gem-exploration = Erkundungskristall
gem-grey = Erloschener Kristall
story-quest = Handlungsquest
token-lore = Wissen
token-companion = Gefährte
token-zombie = Zombie
delayed = Aufgehalten
defeated = Besiegt
time = Akt { $act } · Feld
mark-gems = Kristalle
mark-story = Handlung
mark-both = Kristalle und Handlung
scenario-rules = Regeln
overlooked = Leicht zu übersehen
about-limits = Begrenzungen
overlooked-limits = Abenteuerkarten können ausgehen. Gold, Schaden, Handlungsmarker und Geländewürfel nicht.
about-once = Einmal pro Zug
overlooked-once = Einmal in jedem eigenen Zug, und in keinem anderen.
about-simultaneous = Zum selben Zeitpunkt
overlooked-simultaneous = Zuerst kommen die Fähigkeiten des aktiven Spielers, dann die der anderen in Spielerreihenfolge; seine eigenen ordnet jeder selbst.
about-fair = Faires Spiel
overlooked-fair = Wer einen Feind führt, richtet mit ihm so viel Schaden an wie möglich.
about-x = Der Buchstabe X
overlooked-x = So viel, wie dafür bezahlt wurde. Löst eine andere Fähigkeit sie aus, ist X gleich 1.
villain-health = Gesundheit des Endgegners gegen { $hero }
dice = Geländewürfel: { $purpose }
die = Würfel
either = { $one } oder { $other }
purpose-move = Bewegen
purpose-explore = Erkunden
purpose-rest = Ausruhen
purpose-retreat = Zurückziehen
purpose-setup = Aufbau
purpose-card = eine Karte
market = Markt von { $city }
discards = Abgelegt: { $deck }
deck-social = Sozialstapel
deck-combat = Kampfstapel
deck-exploration = Erkundungsstapel
deck-skills = Fertigkeiten
deck-assets = Ausrüstung
deck-story = Handlung
zone-hand = Hand: { $who }
zone-learned = { $who }: erlernt
zone-assets = { $who }: Ausrüstung
zone-quests = { $who }: Quests
zone-rumors = { $who }: Gerüchte
zone-trophies-social = { $who }: Sozialtrophäen
zone-trophies-combat = { $who }: Kampftrophäen
zone-trophies-exploration = { $who }: Erkundungstrophäen
zone-heroes = Helden zur Wahl
zone-table = Auf dem Tisch
zone-story-quests = Handlungsquests
zone-pool = Kampfpool: { $who }
zone-spent = { $who }: ausgegebene Marker
hero-attributes = Körper { $body } · Verstand { $mind } · Geist { $spirit }
hero-others = Geschwindigkeit { $speed } · Handkarten { $hand } · Gold { $gold }
hero-tokens = Kampfmarker: { $t1 }; { $t2 }; { $t3 }
skill-cost = Kosten: { $orbs }
orbs = { $social ->
    [0] {""}
   *[other] { $social } Sozial{" "}
}{ $combat ->
    [0] {""}
   *[other] { $combat } Kampf{" "}
}{ $exploration ->
    [0] {""}
   *[other] { $exploration } Erkundung{" "}
}{ $any ->
    [0] {""}
   *[other] { $any } beliebig
}
set-wild = Stärke der Wildnis
set-military = Militärische Ausbildung
set-wanderlust = Fernweh
set-friends = Freunde weit unten
set-favour = Gunst der Götter
set-rune-magic = Runenmagie
trait-beast = Bestie
trait-demon = Dämon
trait-dragon = Drache
trait-giant = Riese
trait-humanoid = Humanoid
trait-mystic = Mystiker
trait-undead = Untot
trait-warrior = Krieger
kind-clothing = Kleidung
kind-gear = Ausstattung
kind-goods = Waren
kind-movement = Bewegung
kind-weapon = Waffen
trade-value = Handelswert { $gold }
comes-with = Kampfmarker: { $token }
outcome-of = { $needs }: { $text }
symbols = { $plains ->
    [0] {""}
   *[other] { $plains }× Ebene{" "}
}{ $forest ->
    [0] {""}
   *[other] { $forest }× Wald{" "}
}{ $hills ->
    [0] {""}
   *[other] { $hills }× Hügel{" "}
}{ $mountain ->
    [0] {""}
   *[other] { $mountain }× Berg{" "}
}{ $water ->
    [0] {""}
   *[other] { $water }× Wasser{" "}
}{ $compass ->
    [0] {""}
   *[other] { $compass }× Kompass
}
face = { $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ $symbol }{ $gold ->
    [0] {""}
   *[other] {" "}(golden)
}
symbol-physical = körperlicher Schaden
symbol-magic = magischer Schaden
symbol-enemy = feindlicher Schaden
symbol-shield = Schild
symbol-agility = Flinkheit
symbol-surge = Energie
symbol-doubler = Doppel-Symbol
symbol-dash = Strich
reverse = Rückseite: { $face }
on-doubler = Liegt auf einem Doppel-Symbol
choice-enemies = Wer die Feinde spielt: die Person rechts, oder der Tisch
outcome-won = { $hero } hat den Endgegner besiegt und gewinnt
outcome-lost = Alle Helden haben verloren
chance-first-player = der Startspieler
chance-terrain = ein Geländewürfel
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-foe = Der Feind
name-villain = Der Endgegner
name-plains = Ebene
name-forest = Wald
name-hills = Hügel
name-mountain = Berg
name-water = Wasser
name-compass = Kompass
name-move = bewegt sich
name-walk = geht
name-rest = ruht sich aus
name-train = trainiert
name-shop = kauft ein
name-adventure = geht auf ein Abenteuer
name-stand = steht auf
name-nothing = tut nichts

## Fragen

ask-choose-hero = Welchen Helden spielst du?
ask-place = Wo beginnt { $hero }?
ask-turn = { $hero }: { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} übrig
ask-move = Wohin geht { $hero }? Noch { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
ask-which-die = Welcher Würfel?
ask-face = Welche Seite?
ask-reroll = { $hero } hat gewürfelt: einen Würfel neu werfen?
ask-step = { $hero } darf noch { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
} weit gehen
ask-go = Welches Feld?
ask-discard-skill = { $hero }: Welche Fertigkeitskarte legst du ab?
ask-forget = { $hero } hat zu viele Fertigkeiten einer Art erlernt: welche geht?
ask-exert = { $stars ->
    [one] 1 Erfolg
   *[other] { $stars } Erfolge
}: dich entkräften, um noch eine Karte aufzudecken?
ask-trophy-deck = Von welcher Art ist die Trophäe?
ask-which-deck = Von welchem Stapel?
ask-spend-trophy = Welche Trophäe wird ausgegeben?
ask-sell = Ausrüstung verkaufen?
ask-buy = Kaufe eine Ausrüstung oder lege eine aus dem Markt ab
ask-drop-asset = Nur eine Ausrüstung jeder Art: welche geht?
ask-gain-asset = Welche Ausrüstung?
ask-exchange-give = Was gibst du?
ask-exchange-take = Was willst du dafür?
ask-give-gold = Wie viel Gold gibst du?
ask-take-gold = Wie viel Gold willst du?
ask-agree = { $who } bietet { $gives } für { $takes }: einverstanden?
ask-event = { $card }: welche Möglichkeit?
ask-resolve-first = Welche Karte zuerst?
ask-outcome = { $card }: welcher Ausgang?
ask-challenge = Wen fordert { $hero } heraus?
ask-combat = { $who }: welche Kampfaktion?
ask-block = { $damage } Schaden für { $who }: Schilde ausgeben?
ask-cancel = Energie ausgeben, um das aufzuheben?
ask-retreat = { $hero }: versuchen, sich zurückzuziehen?
ask-retreat-to = Wohin zurückziehen?
ask-triggered = { $who }: eine Fähigkeit einsetzen?
ask-token = Welcher Marker?
ask-borrow = Welche Energiefähigkeit?
ask-choose = Welches?
ask-may = Ausführen? ({ $verb })
ask-place-token = Auf welches Feld?
ask-offer = Inzwischen kannst du

## Antworten

option-hero = { $on }
option-cell = Nach { $on }
option-walk = Gehe nach { $on }
option-move = Geländewürfel werfen und bewegen
option-rest = Ausruhen
option-train = Trainieren
option-shop = Einkaufen
option-adventure = Abenteuer (2 Aktionen)
option-stand = Aufstehen
option-nothing = Nichts tun
option-end = Zug beenden
option-stop = Hier bleiben
option-stay = Bleiben
option-learn = { $on } erlernen
use-ability = Einsetzen: { $text }
option-quest = { $on } versuchen
option-die = { $on }
option-face = { $on }
option-reroll = Dich entkräften: { $on } neu werfen
option-keep = Würfel behalten
option-discard = { $on } ablegen
option-forget = { $on } ablegen
option-exert = Dich entkräften
option-enough = Genug
option-deck = { $on }
option-trophy = { $on }
option-sell = { $on } verkaufen
option-buy = { $on } kaufen
option-drop = { $on } ablegen
option-asset = { $on }
option-give = { $on } geben
option-take = { $on } nehmen
option-exchange = Mit { $on } tauschen
option-card = { $on }
option-outcome = Ausgang { $on }
option-leave = Vorerst lassen
option-physical = Körperlicher Schaden: { $on }
option-magic = Magischer Schaden: { $on }
option-enemy = Feindlicher Schaden: { $on }
option-flip-own = Flinkheit: { $on } umdrehen
option-recast-foe = Flinkheit: Gegner wirft { $on } neu
option-double = { $on } auf ein Doppel-Symbol legen
option-done = Fertig
option-no = Nein
option-pass = Passen
option-shields = Mit { $on } abwehren
option-suffer = Schaden hinnehmen
option-cancel = Mit { $on } aufheben
option-token = { $on }

## Was geschah

event-FirstPlayer = Startspieler: { $seat }
event-HeroChosen = { $seat } spielt { $who }
event-Placed = { $who } beginnt bei { $at }
event-TurnBegan = { $who } ist am Zug
event-Acted = { $who } { $what }
event-Rolled = { $who } würfelt { $dice }
event-DieTurned = { $die } wird zu { $now }
event-Exerted = { $who } entkräftet sich: { $card }
event-Moved = { $who } geht nach { $to }
event-Healed = { $who } heilt { $damage }
event-Suffered = { $who } erleidet { $damage } Schaden
event-Blocked = { $who } wehrt { $damage } Schaden ab
event-Defeated = { $who } ist besiegt
event-Recovered = { $who } ist nicht mehr besiegt
event-Delayed = { $who } ist aufgehalten
event-StoodUp = { $who } steht auf
event-Eliminated = { $who } ist aus dem Spiel
event-GoldChanged = { $who }: { $gold } Gold
event-TokensChanged = { $who }: { $amount } { $token }
event-Learned = { $who } erlernt { $card }
event-Forgot = { $who } legt die erlernte Fertigkeit { $card } ab
event-Tested = { $who } legt eine Probe ab ({ $attribute }): { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}
event-Revealed = Aufgedeckt: { $card }
event-Bought = { $who } kauft { $card } für { $gold } Gold
event-Sold = { $who } verkauft { $card } für { $gold } Gold
event-Traded = { $who } tauscht { $card } gegen { $gold } Gold ein
event-Exchanged = { $who } und { $whom } tauschen
event-Refused = { $who } lehnt ab, was { $whom } bietet
event-GemTurned = Der Kristall bei { $at } { $active ->
    [true] leuchtet wieder
   *[other] erlischt
}
event-Drawn = { $who } zieht { $card }
event-Chose = { $who } wählt Möglichkeit { $option }
event-QuestDone = { $who } erfüllt { $card }, Ausgang { $outcome }
event-TrophyGained = { $who } erhält eine Trophäe: { $deck }
event-Used = { $who } setzt eine Fähigkeit ein
event-Cancelled = Die Fähigkeit wird aufgehoben
event-CombatBegan = Kampf: { $who } gegen { $whom }
event-CombatRoundBegan = Kampfrunde { $round }
event-Cast = { $who } wirft { $faces }
event-HasInitiative = { $who } hat die Initiative
event-Attacked = { $who } greift mit { $damage } an
event-Spent = { $who } gibt { $face } aus
event-Flipped = { $who }: { $face } wird zu { $now }
event-Doubled = { $who } legt { $face } auf ein Doppel-Symbol
event-Passed = { $who } passt
event-Retreated = { $who } zieht sich nach { $to } zurück
event-CombatEnded = Der Kampf ist vorbei
event-RoundEnded = Runde { $round } ist vorbei
event-TimeMoved = Die Zeit rückt auf Feld { $space } von Akt { $act }
event-TokenPlaced = { $token } bei { $at }
event-TokenRemoved = { $token } bei { $at } ist fort
event-VillainMoved = Der Endgegner steht bei { $at }

## Aussichten eines Kampfes

field-hero = Held
field-enemy = Feind oder Endgegner
field-skills = Erlernte Fertigkeiten
field-assets = Ausrüstung
field-wounds = Bereits erlittener Schaden
field-hand = Fertigkeitskarten auf der Hand
hint-hand = Ohne Angabe so viele, wie das Handkartenlimit erlaubt.
field-act = Akt
field-tokens = Handlungsmarker
hint-tokens = Wissen oder Gefährten des Helden, Zombies auf dem Plan; sie ändern die Gesundheit des Endgegners.
field-hex = Ort des Kampfes
hint-hex = Ein Ort, eine Gegend oder ein Feld; davon hängt ab, wie oft ein Würfel einen Ausweg findet.
field-retreat = Rückzug ab
hint-retreat = Mit höchstens so viel Gesundheit versucht der Held zu entkommen; 0 heißt: bis zum bitteren Ende.
field-games = Kämpfe zum Ausprobieren
hint-games = Bei 0 werden die Aussichten nur aus den Markern geschätzt.
field-seed = Startwert des Zufalls
field-case = Bezeichnung
duel-heading = { $hero } ({ $left } von { $health } Gesundheit) gegen { $enemy } ({ $foe } Gesundheit)
duel-estimated = aus den Markern geschätzt: alle Schläge einer Runde zugleich, kein Marker umgedreht
duel-played = { $games } Kämpfe nach den Regeln gespielt, beide Seiten wie Bots
duel-win = siegt
duel-defeat = wird besiegt
duel-retreat = entkommt
duel-undecided = ohne Ende
duel-mean-damage = Schaden am Ende
duel-mean-rounds = Kampfrunden
duel-damage = Schaden auf dem Helden am Ende
duel-rounds = Dauer in Kampfrunden
