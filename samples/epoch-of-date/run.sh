# The local node mines about one epoch a second: a chain that is old enough for the command.
sleep 15
. ./find.sh
