node slots.mjs $(cat beacon.txt)
