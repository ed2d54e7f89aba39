module.exports = {
  solidity: '0.8.37',
  networks: {
    hardhat: {
      hardfork: 'prague',
      forking: { url: 'https://evm.confluxrpc.com' },
      chains: { 1030: { hardforkHistory: { prague: 0 } } }, // without effect in 2.29.1
    },
  },
};
