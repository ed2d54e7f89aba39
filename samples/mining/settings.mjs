// Starts a node for each address and type under test, and prints whether it starts and mines.
import { readFileSync } from 'node:fs';
import { isOpen, until } from '../harness/child.mjs';
import { check, rpc, withNode } from './node.mjs';

const BASE32 = 'net2029:aajaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaewu42eyak';
const HEX = '0x1000000000000000000000000000000000000001';
const STRATUM = 32525;
const TEST = 'mode = "test"\nchain_id = 2029\nevm_chain_id = 2030';

/** The first epoch's author, if the node mines; or its last word, if it doesn't start. */
function mineFor(address, type = 'cpu') {
  const lines = [
    TEST,
    address && `mining_author = "${address}"`,
    type && `mining_type = "${type}"`,
  ];
  return withNode(lines.filter(Boolean).join('\n'), async () => {
    await until(async () => (await rpc('debug_currentSyncPhase')) === 'NormalSyncPhase');
    if (type === 'stratum' || !type) return (await isOpen(STRATUM)) ? 'port open' : 'port closed';
    const mines = await until(async () => Number(await rpc('cfx_epochNumber')) > 0, 10).catch(
      () => undefined,
    );
    if (mines === undefined && Number(await rpc('cfx_epochNumber')) === 0)
      return 'starts, mines nothing';
    const { miner } = await rpc('cfx_getBlockByEpochNumber', '0x1', false);
    return `mines for ${miner.replace(/^NET2029:(TYPE[.][A-Z]+:).*(.{8})$/, '$1…$2')}`;
  });
}

const ADDRESSES = [
  ['Core Space, this network', BASE32, 'mines for TYPE.USER:'],
  [
    'Core Space, another network',
    'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
    'unmatching network id',
  ],
  ['one letter wrong', `${BASE32.slice(0, -1)}p`, 'ChecksumFailed'],
  ['hex, first digit 1', HEX, 'mines for TYPE.USER:'],
  ['hex, first digit 8', HEX.replace('0x1', '0x8'), 'mines for TYPE.CONTRACT:'],
  [
    'hex, first digit f',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    'must be user address or contract address',
  ],
  [
    'hex, internal contract',
    '0x0888000000000000000000000000000000000005',
    'must be user address or contract address',
  ],
  ['hex, only zeros', HEX.replaceAll('1', '0'), 'mines for TYPE.NULL:'],
  ['none', undefined, 'starts, mines nothing'],
];

const shorten = (text) => text.replace(/\s+/g, ' ');
const WIDTH = 29;
console.log(`${'mining_author'.padEnd(WIDTH)} mining_type = "cpu"`);
for (const [name, address, expected] of ADDRESSES) {
  const result = await mineFor(address);
  check(result.includes(expected), `${name}: ${result}`);
  console.log(
    `${name.padEnd(WIDTH)} ${result.startsWith('mines') || result.startsWith('starts') ? shorten(result) : `does not start: ${expected}`}`,
  );
}

const TYPES = [
  [BASE32, '', 'port open'],
  [BASE32, 'disable', 'starts, mines nothing'],
  [BASE32, 'gpu', 'invalid mining type'],
  [undefined, 'stratum', 'port closed'],
];
console.log(`\n${'mining_author, mining_type'.padEnd(WIDTH)} port ${STRATUM}`);
for (const [address, type, expected] of TYPES) {
  const result = await mineFor(address, type);
  check(result.includes(expected), `${type}: ${result}`);
  console.log(
    `${`${address ? 'set' : 'not set'}, ${type || 'not set'}`.padEnd(WIDTH)} ${result.includes('invalid') ? 'does not start: invalid mining type' : result}`,
  );
}

// The file of the page, on the ids of mainnet and without peers.
const lines = readFileSync('mining.toml', 'utf8').replace('cfx:YOUR_ADDRESS', HEX);
const opened = await withNode(`chain_id = 1029\nevm_chain_id = 1030\n${lines}`, async () => {
  await until(() => isOpen(STRATUM));
  return rpc('debug_currentSyncPhase');
});
check(opened.startsWith('CatchUp') || opened === 'NormalSyncPhase', opened);
const placeholder = await withNode(
  `chain_id = 1029\nevm_chain_id = 1030\n${readFileSync('mining.toml', 'utf8')}`,
  () => 'starts',
);
check(placeholder.includes('should be a valid base32 address'), placeholder);
console.log(
  `\n${'mining.toml'.padEnd(WIDTH)} port open\n${'mining.toml, unchanged'.padEnd(WIDTH)} does not start`,
);
