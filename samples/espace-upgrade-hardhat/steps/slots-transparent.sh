node slots.mjs $(cat transparent.txt)
