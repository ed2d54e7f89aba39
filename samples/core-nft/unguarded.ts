import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { base32AddressToHex } from 'cive/utils';
import type { Hex } from 'viem';
import { buyer, creator, deploy, fails } from './core.js';

type Collection = Awaited<ReturnType<typeof deploy>>;
type Proof = (entry: number) => Hex[];
const hexOf = (address: string) => base32AddressToHex({ address: address as never });
const greedy = await deploy('Greedy');
const deaf = await deploy('Deaf');
const list = [
  [hexOf(buyer.address), 2n],
  [hexOf(greedy.address), 1n],
  [hexOf(deaf.address), 1n],
  [hexOf(buyer.address), 1n], // the buyer is on the list twice
];

/** Attacks the contract with its guard, which has to refuse, then the copy without, which has to mint too many. */
async function attack(
  what: string,
  copy: string,
  minted: bigint,
  error: string,
  attempt: (to: Collection, proof: Proof) => Promise<unknown>,
) {
  console.log(what);
  const run = async (name: string, columns: number[]) => {
    const entries = list.map((entry) => columns.map((column) => entry[column]));
    const tree = StandardMerkleTree.of(
      entries,
      columns.map((column) => ['address', 'uint256'][column]!),
    );
    const collection = await deploy(name, [tree.root]);
    return { collection, attempt: attempt(collection, (entry) => tree.getProof(entry) as Hex[]) };
  };
  await fails('  Invitation', (await run('Invitation', [0, 1])).attempt, error);
  const columns = copy === 'AnySender' ? [1] : copy === 'AnyNumber' ? [0] : [0, 1];
  const weak = await run(copy, columns);
  await weak.attempt;
  if ((await weak.collection.read('minted')) !== minted)
    throw new Error(`${copy} withstands the attack`);
  console.log(`  ${copy}: ${minted} minted`);
}

// #region attacks
const from = buyer;
await attack(
  'allowed 1, mints again from inside the mint',
  'CountsLate',
  2n,
  'UsedUp',
  (to, proof) => greedy.send('grab', [to.address, proof(1)]),
);
await attack('allowed 1, mints twice', 'CountsNothing', 2n, 'UsedUp', async (to, proof) => {
  await to.send('mint', [1n, proof(3)], { from });
  await to.send('mint', [1n, proof(3)], { from });
});
await attack(
  'allowed 2, passes one on and mints again',
  'CountsBalance',
  3n,
  'UsedUp',
  async (to, proof) => {
    await to.send('mint', [2n, proof(0)], { from });
    await to.send('mint', [2n, proof(0)], { from });
    await to.send('transferFrom', [buyer.address, creator.address, 1n], { from });
    await to.send('mint', [2n, proof(0)], { from });
  },
);
await attack('listed with 2 and with 1', 'ComparesEqual', 4n, 'UsedUp', async (to, proof) => {
  await to.send('mint', [2n, proof(0)], { from });
  await to.send('mint', [2n, proof(0)], { from });
  await to.send('mint', [1n, proof(3)], { from });
  await to.send('mint', [1n, proof(3)], { from });
});
await attack("not listed, uses the buyer's proof", 'AnySender', 1n, 'NotOnTheList', (to, proof) =>
  to.send('mint', [2n, proof(0)]),
);
await attack('allowed 2, says 3', 'AnyNumber', 3n, 'NotOnTheList', async (to, proof) => {
  for (let i = 0; i < 3; i++) await to.send('mint', [3n, proof(0)], { from });
});
await attack(
  'a contract that handles no tokens',
  'AnyReceiver',
  1n,
  'ERC721InvalidReceiver',
  (to, proof) => deaf.send('mint', [to.address, proof(2)]),
);
// #endregion attacks

// The caps of the toolbox, checked before the tokens are counted.
const uri = 'ipfs://YOUR-FOLDER/{id}.json';
const hammers = [creator.address, [2n, 2n], [30n, 30n]];
console.log('50 hammers at most, 30 and 30 in one list');
await fails('  Toolbox', (await deploy('Toolbox', [uri])).send('mint', hammers), 'TooMany');
const weak = await deploy('ChecksFirst', [uri]);
await weak.send('mint', hammers);
const supply = await weak.read('totalSupply', [2n]);
if (supply !== 60n) throw new Error(`${supply} hammers`);
console.log(`  ChecksFirst: ${supply} minted`);
