# Builds the app for the local node: the page's change of src/wallet.ts, its types and its build.
mkdir local-app
cp -r index.html tsconfig.json src local-app
ln -s "$PWD/node_modules" local-app/node_modules
sample=$PWD
cd local-app
. "$sample/steps/id.sh"
sed -i -e "s|{ confluxESpaceTestnet } from '@reown/appkit/networks'|{ localChain } from './localChain'|" -e 's|= confluxESpaceTestnet;|= localChain;|' src/wallet.ts
[ "$(grep -c localChain src/wallet.ts)" = 2 ]
. "$sample/steps/types.sh" >&2
# Serves the build. Where the run finds 4173 taken, Vite prints another port than on a reader's machine.
(. "$sample/steps/build.sh") > ../preview.txt 2>&1 &
until grep -q 'Local:' ../preview.txt; do kill -0 $! || { cat ../preview.txt; exit 1; }; sleep 0.2; done
url=$(grep -o 'http://localhost:[0-9]*' ../preview.txt)
script=$(curl -sf "$url/" | grep -o '/assets/[^"]*\.js')
curl -sf "$url$script" | grep -q 'Local eSpace'
grep 'Local:' ../preview.txt | sed 's/localhost:[0-9]*/localhost:4173/'
