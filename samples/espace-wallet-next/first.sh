# Serves the app of step 2, the connect button alone: the page's command with the page's files, and the page asked of the server.
mkdir first-app first-app/app
cp tsconfig.json first-app
cp app/chain.ts app/config.ts app/Providers.tsx app/layout.tsx first/page.tsx first-app/app
ln -s "$PWD/node_modules" first-app/node_modules
sample=$PWD
export NEXT_TELEMETRY_DISABLED=1
cd first-app
. "$sample/steps/id.sh"
(. "$sample/steps/dev.sh") > ../dev.txt 2>&1 &
until grep -q 'Ready in' ../dev.txt; do kill -0 $!; sleep 0.2; done
url=$(grep -o 'http://localhost:[0-9]*' ../dev.txt)
curl -sf --max-time 800 "$url/" | grep -q '<appkit-button'
# Where the run finds 3000 taken, Next.js prints another port than on a reader's machine.
grep -E 'Local:|Ready' ../dev.txt | sed 's/localhost:[0-9]*/localhost:3000/'
