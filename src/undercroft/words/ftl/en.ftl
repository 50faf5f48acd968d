yes = Yes
no = No
done = Done
pass = Pass
