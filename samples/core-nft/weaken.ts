// Writes copies of the contracts, each without one guard, to show what the guard stops. Never deploy one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

function weaken(
  contract: string,
  copy: string,
  ...changes: [guard: string, instead: string][]
): void {
  const file = `contracts/${contract}.sol`;
  if (!existsSync(file)) return; // of a tutorial that you didn't follow
  let source = readFileSync(file, 'utf8').replace(`contract ${contract} `, `contract ${copy} `);
  for (const [guard, instead] of changes) {
    if (!source.includes(guard)) throw new Error(`${contract}.sol has no ${guard}`);
    source = source.replace(guard, instead);
  }
  writeFileSync(`contracts/${copy}.sol`, source);
}

const count = "used[msg.sender]++; // before the receiver's code runs";
const mint = '_safeMint(msg.sender, ++minted);';
weaken('Invitation', 'CountsLate', [count, ''], [mint, `${mint} used[msg.sender]++;`]);
weaken('Invitation', 'CountsNothing', [count, '']);
weaken('Invitation', 'CountsBalance', [
  'used[msg.sender] >= allowed',
  'balanceOf(msg.sender) >= allowed',
]);
weaken('Invitation', 'ComparesEqual', ['>= allowed', '== allowed']);
weaken('Invitation', 'AnySender', ['abi.encode(msg.sender, allowed)', 'abi.encode(allowed)']);
weaken('Invitation', 'AnyNumber', ['abi.encode(msg.sender, allowed)', 'abi.encode(msg.sender)']);
weaken('Invitation', 'AnyReceiver', ['_safeMint', '_mint']);

const update = 'super._update(from, to, ids, values);';
const end = 'most[ids[i]]);\n        }';
weaken(
  'Toolbox',
  'ChecksFirst',
  [update, ''],
  ['if (totalSupply(ids[i])', 'if (totalSupply(ids[i]) + values[i]'],
  [end, `${end}\n${update}`],
);

const safeMint = '_safeMint(msg.sender, id);';
weaken(
  'Postcard',
  'NumbersLate',
  ['id = ++minted;', 'id = minted + 1;'],
  [safeMint, `${safeMint} minted = id;`],
);
