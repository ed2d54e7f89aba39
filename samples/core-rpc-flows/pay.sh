#!/bin/bash
# Sends 1 CFX with curl and follows it until it has a receipt.
set -euo pipefail
CORE_RPC=${CORE_RPC:-http://127.0.0.1:12537}
FROM=$(npx tsx sign.ts)

# #region ask
# One call; prints the result.
ask() {
  curl -s "$CORE_RPC" -H 'content-type: application/json' \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":[${2:-}]}" |
    node -p 'const {result, error} = JSON.parse(fs.readFileSync(0)); error ? error.message : result'
}
# #endregion ask

# #region prepare
NONCE=$(ask txpool_nextNonce "\"$FROM\"")
EPOCH=$(ask cfx_epochNumber '"latest_mined"')
RAW=$(npx tsx sign.ts "$NONCE" "$EPOCH")
# #endregion prepare
echo "nonce $NONCE, epoch $EPOCH"

# #region send
HASH=$(ask cfx_sendRawTransaction "\"$RAW\"")
# #endregion send
echo "hash $HASH"

# #region receipt
until [ "$(ask cfx_getTransactionReceipt "\"$HASH\"")" != null ]; do sleep 0.2; done
ask cfx_getTransactionReceipt "\"$HASH\"" | grep -E 'epochNumber|gasUsed|gasFee|outcomeStatus'
# #endregion receipt
