/** One account that a fresh local node funds in both spaces. */
export interface DevelopmentAccount {
  privateKey: string;
  core: string;
  espace: string;
}

/**
 * The accounts of the mnemonic "test test test test test test test test test test test junk" (m/44'/60'/0'/0/0 to 4), which Hardhat and Anvil use too.
 * Everyone knows these keys: funds sent to them on a public network are taken at once.
 */
export const DEVELOPMENT_ACCOUNTS: readonly DevelopmentAccount[] = [
  {
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    core: 'net1234:aak39z1fdm02v71y33znvaxwthh99skcp2jt1tvnua',
    espace: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  },
  {
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    core: 'net1234:aajkw8nu2ypbf1b4aegh4arzb2gvt1d33adfbk6a0d',
    espace: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  },
  {
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
    core: 'net1234:aasekxs704yub8vnnbs7fgtahyktyuyx1u5e0x0ch3',
    espace: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  },
  {
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
    core: 'net1234:aajttg907p0e9b2dp1x2ngbsd6jb7e73a2nhtktf9t',
    espace: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  },
  {
    privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
    core: 'net1234:aam7gwztmuxh5r812rx2hgztsguayndmpynn9rjfd2',
    espace: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  },
];
