yes = Ja
no = Nein
done = Fertig
pass = Passen
event-Overridden = { $seat } überstimmt das Programm: { $what }
event-Switched = { $seat } schaltet die Hausregel „{ $house_rule }“ { $on ->
    [true] ein
   *[other] aus
}
