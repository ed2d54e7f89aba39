cast call $POLL 'question()(string)' --rpc-url espace_local
cast call $POLL 'votes(uint256)(uint256)' 1 --rpc-url espace_local
