yes = Yes
no = No
done = Done
pass = Pass
event-Overridden = { $seat } overrules the program: { $what }
event-Switched = { $seat } switches the house rule “{ $house_rule }” { $on ->
    [true] on
   *[other] off
}
