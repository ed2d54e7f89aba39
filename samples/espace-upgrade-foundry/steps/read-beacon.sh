proxy=$(node sent.js DeployBeacon BeaconProxy)
npx cast call $proxy 'count()(uint256)' --rpc-url $ESPACE_RPC
npx cast call $proxy 'step()(uint256)' --rpc-url $ESPACE_RPC
npx cast call $proxy 'resets()(uint256)' --rpc-url $ESPACE_RPC
