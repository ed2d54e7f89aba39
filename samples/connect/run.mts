// Runs each program with its requests sent to the local node; each must ask the address that it is for and print a number.
import { spawnSync } from 'node:child_process';

const ADDRESSES = {
  'espace-mainnet': 'https://evm.confluxrpc.com',
  'espace-testnet': 'https://evmtestnet.confluxrpc.com',
  'espace-local': 'http://localhost:8545',
  'core-mainnet': 'https://main.confluxrpc.com',
  'core-testnet': 'https://test.confluxrpc.com',
  'core-local': 'http://localhost:12537',
};

for (const [name, address] of Object.entries(ADDRESSES)) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', './redirect.mts', `${name}.mts`],
    {
      encoding: 'utf8',
      env: { ...process.env, ADDRESS: address },
    },
  );
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  if (!/^\d+n\n$/.test(stdout)) throw new Error(`${name} printed ${stdout}`);
  console.log(name.padEnd(15), stderr.trim(), '→ a number');
}
