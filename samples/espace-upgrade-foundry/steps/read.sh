cast call $PROXY "count()(uint256)" --rpc-url $ESPACE_RPC
cast call $PROXY "step()(uint256)" --rpc-url $ESPACE_RPC
cast call $PROXY "resets()(uint256)" --rpc-url $ESPACE_RPC
