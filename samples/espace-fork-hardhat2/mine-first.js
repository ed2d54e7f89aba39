const { network } = require('hardhat');

// The precompile at 0x04 returns its input.
const call = { to: '0x0000000000000000000000000000000000000004', data: '0x1234' };
const read = () => network.provider.send('eth_call', [call, 'latest']);

async function main() {
  console.log(await read().catch(({ message }) => message));
  await network.provider.send('hardhat_mine');
  console.log(await read());
}

main();
