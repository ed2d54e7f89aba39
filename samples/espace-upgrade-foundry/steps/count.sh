cast call $PROXY "count()(uint256)" --rpc-url $ESPACE_RPC
