forge create src/Counter.sol:Counter \
  --rpc-url ${ESPACE_RPC:-http://127.0.0.1:8545} --private-key $ESPACE_KEY --broadcast
