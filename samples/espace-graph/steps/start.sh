mkdir coin-subgraph && cd coin-subgraph
npm init -y
npm install --save-exact @graphprotocol/graph-cli@0.98.1 @graphprotocol/graph-ts@0.38.2 @graphprotocol/gnd-linux-x64@0.45.0
mkdir abis src tests
