ask-step = How far does { $who } walk?
event-Walked = { $who } walks to { $to }
outcome-won-ida = Ida has lit the last lamp
outcome-won-jon = Jon has lit the last lamp
