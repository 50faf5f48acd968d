ask-step = Wie weit geht { $who }?
event-Walked = { $who } geht zu { $to }
outcome-won-ida = Ida hat die letzte Laterne angezündet
outcome-won-jon = Jon hat die letzte Laterne angezündet
