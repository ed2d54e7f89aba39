#!/bin/sh
# Is a Conflux node slow or stuck? Compares two readings: sh slow-or-stuck.sh [SECONDS BETWEEN THEM]
# Exit code: 0 it moves, 1 it's stuck, 2 can't tell
NODE=${NODE:-http://127.0.0.1:12539}
LOG=${LOG:-log/conflux.log}
WAIT=${1:-300}

moves() { echo "IT MOVES: $1" && exit 0; }
stuck() {
  echo "STUCK: $1"
  [ "$WAIT" -ge 60 ] || echo "Only $WAIT s apart: run this script again without a number before you do something"
  exit 1
}
unknown() { echo "CAN'T TELL: $1" && exit 2; }

case $WAIT in '' | *[!0-9]* | ??????*) unknown "'$WAIT' isn't a number of seconds below 100000" ;; esac
[ "$WAIT" -ge 6 ] || unknown 'the node logs its counters every 5 seconds, so wait 6 seconds or more'
command -v curl > /dev/null || unknown 'this script needs curl'
[ -f "$LOG" ] && [ -r "$LOG" ] || unknown "no file $LOG: start this script in the node's folder, or set LOG"

ask() { # ask METHOD
  curl -s -m 10 --noproxy 127.0.0.1,localhost -H 'Content-Type: application/json' "$NODE" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":[]}" | tr -d ' \n\r'
}
number() { # number FIELD: its hexadecimal value in a response, as a decimal number
  hex=$(grep -oE "\"$1\":\"0x[0-9a-f]+" | grep -oE '0x[0-9a-f]+$')
  echo "${hex:+$((hex))}"
}
# One reading, as words; - for what is missing:
# phase epoch peers headers bodies processed missing rebuilt latestCommitted piece-of-state time-of-counters start response
# What the log has from before the last start of the node doesn't count.
reading() {
  phase=$(ask debug_currentSyncPhase | grep -oE '[A-Za-z]+Phase"' | tr -d '"')
  epoch=$(ask cfx_getStatus | number epochNumber)
  peers=$(ask debug_getNetSessions | grep '"result"' | grep -oE '"originated"|"result"' | grep -c .)
  pos=$(ask pos_getStatus | number latestCommitted)
  tail -c 20000000 "$LOG" | awk -v phase="$phase" -v epoch="$epoch" -v peers=$((peers - 1)) -v pos="$pos" '
    function value(line, name) {
      if (!match(line, name ":? [0-9]+")) return ""
      line = substr(line, RSTART, RLENGTH)
      sub(/.* /, "", line)
      return line
    }
    function put(text) { printf "%s ", text == "" ? "-" : text }
    /start phase "/ {
      logged = $0
      sub(/.*start phase "/, "", logged)
      sub(/".*/, "", logged)
    }
    /start phase "CatchUpRecoverBlockHeaderFromDbPhase"/ { counters = mode = built = chunk = time = ""; start = $1 }
    /Statistics: StatisticsInner/ { counters = $0; time = $1 }
    /Catch-up mode: / { mode = $0 }
    /construct_pivot_state: index/ { built = $0 }
    /sync state progress: / { chunk = $1 }
    END {
      if (logged == "" && mode ~ /mode: false/) logged = "NormalSyncPhase"
      put(phase == "" ? logged : phase); put(epoch); put((peers < 0) ? "" : peers)
      put(value(counters, "inserted_header_count")); put(value(counters, "inserted_block_count"))
      put(value(counters, "processed_block_count")); put(value(mode, "missing_bodies")); put(value(built, "height"))
      put(pos); put(chunk); put(time); put(start); put(phase epoch == "" ? "" : "yes")
    }'
}
word() { echo "$2" | cut -d ' ' -f "$1"; } # word NUMBER READING
one() { word "$1" "$first"; }
two() { word "$1" "$second"; }
same() { [ "$(one "$1")" = "$(two "$1")" ] || [ "$(two "$1")" = - ]; } # a value that is gone isn't progress
changed() { [ "$(one "$1")" != - ] && ! same "$1"; }
grew() { case $(one "$1"),$(two "$1") in -,* | *,-) false ;; *) [ "$(two "$1")" -gt "$(one "$1")" ] ;; esac }
logged() { # logged TEXT: lately, and since the last start
  tail -c 2000000 "$LOG" | awk -v text="$1" '/start phase "CatchUpRecover/ { n = 0 } $0 ~ text { n++ } END { exit !n }'
}

first=$(reading)
case $(one 13),$(one 11) in
  -,-) unknown "no response from $NODE, and no counters in $LOG: does the node run?" ;;
  *,-) unknown "no counters in $LOG: the node has just started, the level isn't info, or this is a light node" ;;
esac
sleep "$WAIT"
second=$(reading)
column=1
printf '%-22s %-36s %s\n' '' first "after $WAIT s"
for name in phase epoch peers inserted_header_count inserted_block_count processed_block_count missing_bodies rebuilt latestCommitted; do
  printf '%-22s %-36s %s\n' "$name" "$(one $column)" "$(two $column)"
  column=$((column + 1))
done

phase=$(two 1)
silent='it may be reading its states: as long as the process runs and uses the disk or the processor, leave it running'
same 12 || unknown 'the node was started again between the readings: if you did not do it, look at stderr'
# What counts as progress depends on the phase.
grew 2 && moves 'the epoch grows'
[ "$(one 1)" = - ] || same 1 || moves "from $(one 1) to $phase"
[ "$(two 11)" = - ] && unknown "$LOG is new and has no counters yet: run this script again"
same 11 && {
  [ "$phase" = CatchUpFillBlockBodyPhase ] && unknown "$silent"
  [ "$(two 13)" = - ] && unknown "no response from $NODE, and nothing new in $LOG: the node has ended, or it's frozen"
  unknown "no new counters in $LOG: it isn't the log of the node at $NODE, or the node is frozen"
}
[ "$phase" = CatchUpRecoverBlockHeaderFromDbPhase ] && changed 4 &&
  moves 'it reads headers from its database; the epoch follows later'
[ "$phase,$(one 2)" = "NormalSyncPhase,$(two 2)" ] && [ "$(two 2)" != - ] || {
  grew 6 && moves 'it puts blocks into the chain'
}
case $phase in
  -) unknown "no phase: set NODE to the node's local port" ;;
  NormalSyncPhase) ;;
  *)
    changed 7 || changed 5 && moves 'block bodies arrive'
    same 8 || moves 'it rebuilds its states'
    same 10 || moves 'the state at the checkpoint arrives' ;;
esac
case $phase in
  CatchUpRecoverBlockHeaderFromDbPhase) stuck 'it reads no more headers: look at the disk' ;;
  CatchUpFillBlockBodyPhase) unknown "$silent" ;;
esac
[ "$(one 2)" = - ] && [ "$(two 2)" != - ] && unknown 'only one reading has an epoch: run this script again'
logged 'InvalidBlock' && stuck 'it rejects the blocks of its peers (InvalidBlock): an old release?'
logged 'incorrect timestamp|acceptable range' && stuck 'blocks come from the future: set the clock'
logged 'PoS cannot be started' && stuck 'pos_config.yaml is wrong or missing'
[ "$(two 3)" = 0 ] && stuck 'it has no peers'
[ "$(two 2)" = - ] && stuck 'no response: it hangs'
grew 9 && unknown 'PoS blocks arrive, and the epoch waits: run this script again'
[ "$phase" = CatchUpCheckpointPhase ] && unknown 'no piece of the state has arrived: run this script again; if it shows the same, it is stuck'
same 4 && same 5 && stuck 'it has peers, but nothing arrives: does it have 3 peers that have caught up?'
stuck 'headers or blocks arrive, but none gets into the chain'
