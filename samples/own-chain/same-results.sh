#!/bin/sh
# Does your node compute the same results as a node that is known to be upgraded? sh same-results.sh [TRANSACTION]
OWN=${OWN:-http://127.0.0.1:12539}
OTHER=${OTHER:-https://main.confluxrpc.com}

ask() { # ask URL METHOD PARAMETERS
  curl -sS -m 10 -H 'Content-Type: application/json' "$1" -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$2\",\"params\":[$3]}" | tr -d ' \n'
}
list() { grep -o "\"$1\":\[[^]]*\]" | grep -o '0x[0-9a-f]\{64\}'; }
receipt() { # receipt URL TRANSACTION
  ask "$1" cfx_getTransactionReceipt "\"$2\"" | grep -oE '"(blockHash|gasUsed|outcomeStatus|stateRoot)":("0x[0-9a-f]+"|null)' | sort
}

# Without a transaction, the newest one that the other node has executed some epochs ago
newest() {
  state=$(ask "$OTHER" cfx_epochNumber '"latest_state"' | grep -o '0x[0-9a-f]*')
  epoch=$((state - 10))
  while [ $epoch -gt 0 ] && [ $epoch -gt $((state - 500)) ]; do
    for block in $(ask "$OTHER" cfx_getBlocksByEpoch "\"$(printf 0x%x $epoch)\"" | list result); do
      for transaction in $(ask "$OTHER" cfx_getBlockByHash "\"$block\",false" | list transactions); do
        if [ -n "$(receipt "$OTHER" "$transaction")" ]; then echo "$transaction" && return; fi
      done
    done
    epoch=$((epoch - 1))
  done
}

transaction=${1:-$(newest)}
own=$(receipt "$OWN" "$transaction")
other=$(receipt "$OTHER" "$transaction")
printf 'transaction %s\nyour node\n%s\nother node\n%s\n' "$transaction" "$own" "$other"
if [ -z "$own" ] || [ -z "$other" ]; then echo 'NO RECEIPT: wait for the sync, or name a newer transaction' && exit 2; fi
if [ "$own" != "$other" ]; then echo 'OTHER RESULTS: stop using your node' && exit 1; fi
echo 'same results'
