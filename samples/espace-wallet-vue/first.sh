# Serves the app of step 2, the connect button alone: the page's command with the page's files, and each of them asked of the server.
mkdir first-app first-app/src
cp index.html tsconfig.json vite.config.ts first-app
cp src/wallet.ts src/main.ts first/App.vue first-app/src
ln -s "$PWD/node_modules" first-app/node_modules
sample=$PWD
cd first-app
. "$sample/steps/id.sh"
npx vue-tsc -p . >&2
(. "$sample/steps/dev.sh") > ../vite.txt &
until grep -q 'Local:' ../vite.txt; do kill -0 $!; sleep 0.2; done
url=$(grep -o 'http://localhost:[0-9]*' ../vite.txt)
curl -sf "$url/" | grep -q 'src="/src/main.ts"'
curl -sf "$url/src/App.vue" | grep -q "appkit-button"
curl -sf "$url/src/wallet.ts" | grep -q 'createAppKit'
grep -E 'VITE|Local:' ../vite.txt
