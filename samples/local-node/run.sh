# Follows the page from an empty folder, in a place where npm finds no project above: its commands one after the other.
sample=$PWD
place=$(mktemp -d)
cd "$place"
# The site serves this file; everything else that curl is asked for, it gets.
curl() {
  if [ "${!#}" = https://doc.confluxnetwork.org/local-node.mjs ]; then cp "$sample/served/local-node.mjs" .; else command curl "$@"; fi
}
# What npm prints differs from run to run.
npm() { command npm "$@" >&2; }
# Runs a step of the page in the background until the node is ready, with its output in node.txt.
up() {
  true > "$place/node.txt"
  ( . "$sample/steps/$1.sh" ) > "$place/node.txt" 2> "$place/errors.txt" &
  shell=$!
  until grep -q 'Ctrl+C stops' "$place/node.txt"; do
    kill -0 $shell 2> /dev/null || { cat "$place/node.txt" "$place/errors.txt"; exit 1; }
    sleep 0.2
  done
}
# Ctrl+C. Where a step is one list of commands, bash has put its last command in the place of the shell.
interrupt() {
  if grep -q local-node.mjs "/proc/$shell/cmdline"; then kill -INT $shell; else pkill -INT -P $shell; fi
}
down() {
  interrupt
  wait $shell
}
trap 'interrupt 2> /dev/null || true; wait; rm -r "$place"' EXIT
# The second development account's eSpace balance, in drip.
balance() {
  curl -s http://localhost:8545 -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970C51812dc3A010C7d01b50e0d17dc79C8","latest"]}' |
    node -p 'BigInt(JSON.parse(fs.readFileSync(0)).result).toString()'
}
expect() { [ "$(balance)" = "$1" ] || { echo "the balance is $(balance), not $1"; exit 1; }; }

up start
cd local-node
echo '# #region start'
sed -n '/Starting/,$p' "$place/node.txt"
echo '# #endregion start'
curl -s http://localhost:8545 -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion"}'
echo
echo '# #region check'
. "$sample/steps/check.sh"
echo '# #endregion check'
echo '# #region get'
curl -s http://localhost:8545
echo '# #endregion get'
echo '# #region origin'
curl -s http://localhost:8545 -H 'origin: https://example.com' -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
echo '# #endregion origin'
echo '# #region glibc'
grep -ao 'GLIBC_2\.[0-9]*' node_modules/@xcfx/node-linux-x64-gnu/node.linux-x64-gnu.node | sort -Vu | tail -n 1
echo '# #endregion glibc'
cp "$sample"/fund-*.mjs .
echo '# #region fund'
. "$sample/steps/fund.sh"
echo '# #endregion fund'
echo '# #region taken'
true > second.txt
(node local-node.mjs > second.txt & second=$!; until grep -q 'Ctrl+C stops' second.txt; do kill -0 $second; sleep 0.2; done; kill -INT $second; wait $second)
sed -n '/is running/,/usual ports/p' second.txt
echo '# #endregion taken'
down
echo '# #region stop'
tail -n 1 "$place/node.txt"
echo '# #endregion stop'

up keep
echo '# #region keep'
grep kept "$place/node.txt"
echo '# #endregion keep'
node fund-espace.mjs 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 1
echo '# #region in-use'
node local-node.mjs --keep chain 2>&1 && exit 1
echo '# #endregion in-use'
down
up keep
expect 10001000000000000000000
down
. "$sample/steps/reset.sh"
up keep
expect 10000000000000000000000
down
up again
expect 10000000000000000000000
down

mkdir "$place/empty"
cp local-node.mjs "$place/empty"
cd "$place/empty"
echo '# #region missing'
node local-node.mjs 2>&1 && exit 1
echo '# #endregion missing'
# Programs that take this machine for a Mac.
cat > mac.cjs << 'END'
Object.defineProperty(process, 'platform', { value: 'darwin' });
Object.defineProperty(process, 'arch', { value: 'arm64' });
END
echo '# #region mac'
node --require ./mac.cjs "$(readlink -f "$(type -P npm)")" install @xcfx/node-linux-x64-gnu@0.8.0 2>&1 | grep -e EBADPLATFORM -e Unsupported
node --require ./mac.cjs local-node.mjs 2>&1 && exit 1
echo '# #endregion mac'
