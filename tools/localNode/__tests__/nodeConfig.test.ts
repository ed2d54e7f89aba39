import path from 'node:path';
import {expect, test} from 'vitest';
import {filesIn, toToml, type NodeSettings} from '../nodeConfig';

const settings: NodeSettings = {
  dataDir: '/tmp/a "quoted" folder',
  ports: {coreHttp: 1, coreWebSocket: 2, espaceHttp: 3, espaceWebSocket: 4, peers: 5},
  coreChainId: 1234,
  espaceChainId: 1235,
};

const lines = toToml(settings).trimEnd().split('\n');
const valueOf = (key: string): string | undefined =>
  lines.find((line) => line.startsWith(`${key} = `))?.slice(key.length + 3);

test('each line is one key with a string, number or boolean, and no key comes twice', () => {
  for (const line of lines) expect(line).toMatch(/^[a-z0-9_]+ = ("([^"\\]|\\.)*"|\d+|true|false)$/);
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

test.each([
  ['mode', '"dev"'],
  ['block_db_type', '"rocksdb"'],
  ['chain_id', '1234'],
  ['evm_chain_id', '1235'],
  ['jsonrpc_local_http_port', '1'],
  ['jsonrpc_local_ws_port', '2'],
  ['jsonrpc_http_eth_port', '3'],
  ['jsonrpc_ws_eth_port', '4'],
  ['public_address', '"127.0.0.1:5"'],
  ['dev_pack_tx_immediately', 'false'],
  ['hydra_transition_height', '1'],
  ['cip107_transition_number', '1'],
])('%s is %s', (key, value) => expect(valueOf(key)).toBe(value));

test('Core space never listens on the public ports, which are open on every interface', () => {
  for (const key of ['jsonrpc_http_port', 'jsonrpc_ws_port', 'jsonrpc_tcp_port']) expect(valueOf(key)).toBeUndefined();
});

test('paths are absolute and escaped, also from a relative folder', () => {
  expect(valueOf('conflux_data_dir')).toBe(String.raw`"/tmp/a \"quoted\" folder"`);
  expect(toToml({...settings, dataDir: 'chain'})).toContain(
    `conflux_data_dir = ${JSON.stringify(path.resolve('chain'))}\n`,
  );
  for (const file of Object.values(filesIn('chain'))) expect(path.isAbsolute(file)).toBe(true);
});
