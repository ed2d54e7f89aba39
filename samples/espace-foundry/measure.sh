# After run.sh, in its folder: what other options cost. These runs only measure, so a file has the password.
sample=$PWD
export HOME=$sample/home
for program in forge cast; do PATH=$sample/node_modules/@foundry-rs/$program-linux-amd64/bin:$PATH; done
cd "$sample/empty/espace-foundry"
(umask 077 && echo pw > "$sample/pw")
account="--rpc-url espace_local --account deployer --password-file $sample/pw"
echo '# #region create-fees'
create() { forge create src/Poll.sol:Poll $account --broadcast "$@" --constructor-args "Tea or coffee?" 2 2>&1 | grep -o '0x[0-9a-f]\{64\}\|Error: .*'; }
both=$(create --gas-price 41gwei --priority-gas-price 1gwei)
tip=$(create --priority-gas-price 1gwei)
price() { cast to-unit "$(cast receipt $1 effectiveGasPrice --rpc-url espace_local)" gwei; }
echo "both fee options: limit $(cast tx $both gas --rpc-url espace_local), price $(price $both) Gdrip"
# Without fee options, forge asks for the tips in the newest ten blocks. So the chain needs other payments, as public ones have.
pay() { while :; do cast send --async --private-key $ESPACE_KEY_2 --gas-price 41gwei --priority-gas-price 1gwei --rpc-url espace_local $1 --value 1 >&2 || true; done; }
pay 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 & payer=$!
for try in 1 2 3 4 5 6 7 8; do
  paid=$(price $(create))
  if [ "$paid" = 41 ]; then break; fi
done
kill $payer; wait $payer 2> /dev/null || true
echo "no fee option, while others pay 21 Gdrip: price $paid Gdrip"
echo "only --priority-gas-price: $tip"
echo '# #endregion create-fees'
# The same script with other options; the first line that charged.js prints is the deployment.
echo '# #region costs'
deploy() { forge script script/DeployPoll.s.sol $account --broadcast --slow --with-gas-price 41gwei --priority-gas-price 1gwei $options; }
for options in '-g 200' '-g 250' '--skip-simulation' '--skip-simulation -g 100' '--skip-simulation -g 110'; do
  deploy >&2
  echo "$options"
  node charged.js | head -1
done
echo '# #endregion costs'
