import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const url = 'http://127.0.0.1:18537';
// A second start would delete the data of a node that still runs.
if (
  await fetch(url).then(
    () => true,
    () => false,
  )
)
  throw new Error('Port 18537 is in use: stop the node that still runs');
const data = `${import.meta.dirname}/data`;
rmSync(data, { recursive: true, force: true }); // every start is an empty chain
mkdirSync(data);
cpSync(`${data}/../node_modules/@xcfx/node/configs/pos_config`, `${data}/pos`, { recursive: true });
// The account of .env starts with 10,000 CFX.
writeFileSync(`${data}/keys.txt`, process.env.PRIVATE_KEY.slice(2) + '\n', { mode: 0o600 });
// Without these keys the hard forks wait for their mainnet heights.
const heights = ['hydra', 'dao_vote', 'base_fee_burn', 'cip112', 'cip113', 'c2_fix', 'eoa_code'];
const numbers = ['hydra', 'dao_vote', 'base_fee_burn', 'sigma_fix', 'cip107', 'cip118', 'cip119'];
const toml = `mode = "dev"
conflux_data_dir = "${data}"
chain_id = 2029
evm_chain_id = 2030
genesis_secrets = "${data}/keys.txt"
jsonrpc_local_http_port = 18537
tcp_port = 18324
enable_discovery = false
dev_block_interval_ms = 200
min_native_base_price = 1_000_000_000
pos_config_path = "${data}/pos/pos_config.yaml"
pos_initial_nodes_path = "${data}/pos/initial_nodes.json"
pos_private_key_path = "${data}/pos/pos_key"
dev_pos_private_key_encryption_password = "local"
pos_reference_enable_height = 0
${heights.map((fork) => `${fork}_transition_height = 1`).join('\n')}
${numbers.map((fork) => `${fork}_transition_number = 1`).join('\n')}
`;
writeFileSync(`${data}/node.toml`, toml);
const { ConfluxNode } = createRequire(import.meta.url)('@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();
await node.startNode({ configFile: `${data}/node.toml` });
// A node that is catching up rejects transactions: wait until it has executed its first epochs.
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cfx_getStatus', params: [] });
const ask = () =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const isReady = () =>
  ask()
    .then(
      (answer) => answer.json(),
      () => ({}),
    )
    .then(({ result }) => Number(result?.latestState) > 0);
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`Core Space RPC on ${url}, network 2029. Ctrl+C stops the node.`);
process.on('SIGINT', () => node.stopNode().then(() => process.exit()));
setInterval(() => {}, 60_000); // the node's own threads do not keep Node.js running
