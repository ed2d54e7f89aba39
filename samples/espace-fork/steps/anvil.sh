anvil --fork-url https://evm.confluxrpc.com --hardfork prague
