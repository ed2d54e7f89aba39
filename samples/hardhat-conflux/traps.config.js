// The configuration with two mistakes: a network without its id, and one with the id of another network.
const config = require('./hardhat.config.js');

const { url, accounts } = config.networks.coreLocal;
module.exports = {
  ...config,
  networks: {
    ...config.networks,
    withoutId: { url, accounts },
    wrongId: { url, accounts, chainId: 1 },
  },
};
