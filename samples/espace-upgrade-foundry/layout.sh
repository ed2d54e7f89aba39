# layout.sh OLD NEW: fails if NEW moves, renames or drops a variable of OLD.
forge=node_modules/@foundry-rs/forge-linux-amd64/bin/forge
mkdir -p cache
$forge inspect "$1" storage-layout --json > cache/old.json
$forge inspect "$2" storage-layout --json > cache/new.json
node layout.js cache/old.json cache/new.json
