const { network } = require('hardhat');

async function main() {
  for (const method of ['eth_chainId', 'eth_sendTransaction', 'evm_snapshot']) {
    await network.provider.request({ method, params: [] }).then(
      (result) => console.log(`${method}: ${JSON.stringify(result)}`),
      (error) => console.log(`${method}: ${error.message}`),
    );
  }
}

main();
