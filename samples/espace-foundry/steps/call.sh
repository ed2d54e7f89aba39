poll=$(node -p "require('./broadcast/DeployPoll.s.sol/' + parseInt('$(npx cast chain-id --rpc-url $ESPACE_RPC)') + '/run-latest.json').transactions[0].contractAddress")
npx cast call $poll 'question()(string)' --rpc-url $ESPACE_RPC
npx cast call $poll 'votes(uint256)(uint256)' 1 --rpc-url $ESPACE_RPC
