// Reads ape-config.yaml, and asks a node what Ape would ask it. Ape itself doesn't run here.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const config = parse(readFileSync('ape-config.yaml', 'utf8'));
const networks = config.networks.custom;
for (const { name, ecosystem } of networks) {
  if (!config.node[ecosystem]?.[name]?.uri) throw new Error(`${name} has no uri`);
  if (!config[ecosystem]?.[name]?.gas_limit?.auto) throw new Error(`${name} has no gas limit`);
}

const ask = async (method, ...params) => {
  const response = await fetch(process.env.ESPACE_RPC, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
};

const chainId = Number((await ask('eth_chainId')).result);
const devnode = networks.find(({ name }) => name === 'devnode');
if (devnode.chain_id !== chainId)
  throw new Error(`The node is chain ${chainId}, the file has ${devnode.chain_id}`);
const block = (await ask('eth_getBlockByNumber', 'latest', false)).result;
const history = (await ask('eth_feeHistory', '0x1', block.number, [])).result;
const list = await ask(
  'eth_createAccessList',
  { from: block.miner, to: block.miner, data: '0x' },
  'latest',
);
console.log('chain', chainId);
console.log('gas limit of a block', Number(block.gasLimit));
console.log('base fee of the next block', Number(history.baseFeePerGas[1]));
console.log('access list:', list.error?.message ?? 'supported');
