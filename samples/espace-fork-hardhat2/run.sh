# Reads at the fork block, then after one more block.
export HARDHAT_DISABLE_TELEMETRY_PROMPT=true
FORK_BLOCK=$(curl -s $ESPACE_RPC -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}' | grep -o '0x[0-9a-f]*')
export FORK_BLOCK
npx hardhat run --no-compile mine-first.js | sed -E 's/block( number)? [0-9]+/block\1 BLOCK/g'
