npm install --save-exact viem@2.57.20 cive@0.8.1
node fund-espace.mjs 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 100
node fund-core.mjs net1234:aajkw8nu2ypbf1b4aegh4arzb2gvt1d33adfbk6a0d 100
