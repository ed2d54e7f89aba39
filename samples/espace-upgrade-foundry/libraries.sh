# Puts the libraries from npm where `forge init` and `forge install` put them.
openzeppelin=lib/openzeppelin-contracts-upgradeable
mkdir -p lib/forge-std/src $openzeppelin/lib/openzeppelin-contracts
cp -r "$sample/node_modules/@openzeppelin/contracts-upgradeable" $openzeppelin/contracts
cp -r "$sample/node_modules/@openzeppelin/contracts" $openzeppelin/lib/openzeppelin-contracts/contracts
cp "$sample/node_modules/forge-std/console.sol" "$sample/forge-std"/*.sol lib/forge-std/src/
cp "$sample/solc.js" .
