node slots.mjs $(cat uups.txt)
