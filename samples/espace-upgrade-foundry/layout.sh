# layout.sh OLD NEW: fails if NEW moves, renames or drops a variable of OLD.
mkdir -p cache
npx forge inspect "$1" storage-layout --json > cache/old.json
npx forge inspect "$2" storage-layout --json > cache/new.json
node layout.js cache/old.json cache/new.json
