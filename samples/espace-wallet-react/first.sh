# Serves the app of step 2, the connect button alone: the page's command with the page's files, and each of them asked of the server.
mkdir first-app first-app/src
cp index.html tsconfig.json first-app
cp src/wallet.ts first/main.tsx first-app/src
ln -s "$PWD/node_modules" first-app/node_modules
sample=$PWD
cd first-app
. "$sample/steps/id.sh"
npx tsc -p . >&2
(. "$sample/steps/dev.sh") > ../vite.txt &
until grep -q 'Local:' ../vite.txt; do kill -0 $!; sleep 0.2; done
url=$(grep -o 'http://localhost:[0-9]*' ../vite.txt)
curl -sf "$url/" | grep -q 'src="/src/main.tsx"'
curl -sf "$url/src/main.tsx" | grep -q 'appkit-button'
curl -sf "$url/src/wallet.ts" | grep -q 'createAppKit'
# Where the run finds 5173 taken, Vite prints another port than on a reader's machine.
grep -E 'VITE|Local:' ../vite.txt | sed 's/localhost:[0-9]*/localhost:5173/'
