receiver=0x00000000000000000000000000000000000000f0
cast rpc anvil_impersonateAccount $HOLDER
cast rpc anvil_setBalance $HOLDER 0xde0b6b3a7640000
cast send $TOKEN 'transfer(address,uint256)' $receiver 400 --from $HOLDER --unlocked > sent.txt
cast call $TOKEN 'balanceOf(address)(uint256)' $receiver
cast call $TOKEN 'balanceOf(address)(uint256)' $receiver --rpc-url https://evm.confluxrpc.com
