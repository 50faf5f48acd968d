yes = Ja
no = Nein
done = Fertig
pass = Passen
