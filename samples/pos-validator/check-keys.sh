#!/bin/sh
# Shows the validator of the running node, and whether its secure_storage.json belongs to the same keys.
NODE=${NODE:-http://127.0.0.1:12539}
FILE=${1:-pos_db/secure_storage.json}
REQUEST='{"jsonrpc":"2.0","id":1,"method":"test_posRegister","params":["0x1"]}'

response=$(curl -sS -m 10 -H 'Content-Type: application/json' "$NODE" -d "$REQUEST") || exit 1
address=$(printf '%s' "$response" | sed -n 's/.*"\([0-9a-f]\{64\}\)".*/\1/p')
[ -n "$address" ] || { echo "$response" >&2; exit 1; }
echo "validator 0x$address"
if [ ! -f "$FILE" ]; then echo "there is no $FILE (yet)"
elif grep -q "$address" "$FILE"; then echo 'secure_storage.json belongs to it'
else echo 'secure_storage.json belongs to another validator'; fi
