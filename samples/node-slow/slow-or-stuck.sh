#!/bin/sh
# Is a Conflux node slow or stuck? Compares two readings: sh slow-or-stuck.sh [SECONDS BETWEEN THEM]
# Exit code: 0 it moves, 1 it's stuck, 2 can't tell
NODE=${NODE:-http://127.0.0.1:12539}
LOG=${LOG:-log/conflux.log}
WAIT=${1:-300}

moves() { echo "IT MOVES: $1" && exit 0; }
stuck() { echo "STUCK: $1" && exit 1; }
unknown() { echo "CAN'T TELL: $1" && exit 2; }

case $WAIT in '' | *[!0-9]* | ??????*) unknown "'$WAIT' isn't a number of seconds below 100000" ;; esac
[ "$WAIT" -ge 6 ] || unknown 'the node logs its counters every 5 seconds, so wait 6 seconds or more'
command -v curl > /dev/null || unknown 'this script needs curl'
[ -r "$LOG" ] || unknown "no file $LOG: start this script in the node's folder, or set LOG"

ask() { # ask METHOD
  curl -s -m 10 -H 'Content-Type: application/json' "$NODE" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":[]}" | tr -d '\n'
}
# One reading, as words: phase epoch peers headers bodies processed missing rebuilt chunk time; - for what is missing
reading() {
  phase=$(ask debug_currentSyncPhase | grep -oE '[A-Za-z]+Phase"' | tr -d '"')
  epoch=$(ask cfx_getStatus | grep -oE '"epochNumber":"0x[0-9a-f]+' | grep -oE '0x[0-9a-f]+$')
  peers=$(ask debug_getNetSessions | grep '"result"' | grep -o '"originated"\|"result"' | grep -c .)
  tail -c 20000000 "$LOG" | awk -v phase="${phase:--}" -v epoch="${epoch:+$((epoch))}" -v peers=$((peers - 1)) '
    function value(line, name) {
      if (!match(line, name ":? [0-9]+")) return "-"
      line = substr(line, RSTART, RLENGTH)
      sub(/.* /, "", line)
      return line
    }
    /Statistics: StatisticsInner/ { counters = $0; time = $1 }
    /Catch-up mode: / { mode = $0 }
    /construct_pivot_state: index/ { built = $0 }
    /sync state progress: / { chunk = $1 }
    END {
      print phase, epoch == "" ? "-" : epoch, peers < 0 ? "-" : peers, value(counters, "inserted_header_count"),
        value(counters, "inserted_block_count"), value(counters, "processed_block_count"),
        value(mode, "missing_bodies"), value(built, "height"), chunk == "" ? "-" : chunk, time == "" ? "-" : time
    }'
}
word() { echo "$2" | cut -d ' ' -f "$1"; } # word NUMBER READING
one() { word "$1" "$first"; }
two() { word "$1" "$second"; }
same() { [ "$(one "$1")" = "$(two "$1")" ]; }
logged() { tail -c 2000000 "$LOG" | grep -aqE "$1"; } # logged TEXT: lately

first=$(reading)
case $(one 1),$(one 10) in
  -,-) unknown "no response from $NODE, and no counters in $LOG: does the node run?" ;;
  *,-) unknown "no counters in $LOG: the level isn't info, or this is a light node" ;;
esac
sleep "$WAIT"
second=$(reading)
number=1
printf '%-22s %-36s %s\n' '' first "after $WAIT s"
for name in phase epoch peers inserted_header_count inserted_block_count processed_block_count missing_bodies rebuilt; do
  printf '%-22s %-36s %s\n' "$name" "$(one $number)" "$(two $number)"
  number=$((number + 1))
done

phase=$(two 1)
same 10 && {
  [ "$phase" = - ] && unknown "no response from $NODE, and nothing new in $LOG: the node has ended, or it's frozen"
  unknown "$LOG isn't the log of the node at $NODE: it has no new counters"
}
for number in 4 6; do
  [ "$(two $number)" -lt "$(one $number)" ] && unknown 'the node started only a moment ago: run this script again'
done

# What counts as progress depends on the phase.
same 1 || moves "from $(one 1) to $phase"
same 2 || [ "$(two 2)" = - ] || moves 'the epoch grows'
case $phase in
  CatchUpRecoverBlockHeaderFromDbPhase)
    same 4 || moves 'it reads headers from its database; the epoch follows later' ;;
  NormalSyncPhase) ;;
  *)
    same 6 || moves 'it puts blocks into the chain'
    same 7 && same 5 || moves 'block bodies arrive'
    same 8 || moves 'it rebuilds its states'
    same 9 || moves 'the state at the checkpoint arrives' ;;
esac
[ "$phase,$(two 2)" = CatchUpFillBlockBodyPhase,- ] &&
  unknown 'it may be reading its states: as long as the process uses the disk or the processor, leave it running'
logged 'InvalidBlock' && stuck 'it rejects the blocks of its peers (InvalidBlock): an old release?'
logged 'incorrect timestamp|acceptable range' && stuck 'blocks come from the future: set the clock'
logged 'PoS cannot be started' && stuck 'pos_config.yaml is wrong or missing'
[ "$(two 3)" = 0 ] && stuck 'it has no peers'
[ "$(two 2)" = - ] && stuck 'no response: it hangs'
same 4 && same 5 && stuck 'it has peers, but nothing arrives: does it have 3 peers that have caught up?'
stuck 'headers or blocks arrive, but none gets into the chain'
