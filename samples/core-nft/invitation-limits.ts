import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { base32AddressToHex } from 'cive/utils';
import type { Hex } from 'viem';
import { buyer, creator, deploy, fails } from './core.js';
import { treeOf } from './tree.js';

const greedy = await deploy('Greedy');
const deaf = await deploy('Deaf');
const [BUYER, GREEDY, DEAF] = [0, 1, 2];
const tree = treeOf([
  [buyer.address, 2n],
  [greedy.address, 1n],
  [deaf.address, 1n],
]);
const invitation = await deploy('Invitation', [tree.root]);
const proofOf = (entry: number) => tree.getProof(entry) as Hex[];
const mint = (allowed: bigint, proof: Hex[], from = buyer) =>
  invitation.send('mint', [allowed, proof], { from });

await fails('allowed 2, says 3', mint(3n, proofOf(BUYER)), 'NotOnTheList');
await fails(
  "not listed, uses the buyer's proof",
  mint(2n, proofOf(BUYER), creator),
  'NotOnTheList',
);
await fails('not listed, an empty proof', mint(1n, [], creator), 'NotOnTheList');
await fails(
  'a contract that mints from inside its mint',
  greedy.send('grab', [invitation.address, proofOf(GREEDY)]),
  'UsedUp',
);
await fails(
  'a contract that handles no tokens',
  deaf.send('mint', [invitation.address, proofOf(DEAF)]),
  'ERC721InvalidReceiver',
);
const minted = await invitation.read('minted');
if (minted !== 0n) throw new Error(`${minted} exist`);

// A list made elsewhere has the buyer twice, with 1 and with 2. After two mints, neither entry allows a third.
const hex = base32AddressToHex({ address: buyer.address });
const twice = StandardMerkleTree.of(
  [
    [hex, 1n],
    [hex, 2n],
  ],
  ['address', 'uint256'],
);
const faulty = await deploy('Invitation', [twice.root]);
await faulty.send('mint', [2n, twice.getProof(1)], { from: buyer });
await faulty.send('mint', [2n, twice.getProof(1)], { from: buyer });
await fails(
  'listed with 1 and 2, a third mint with 2',
  faulty.send('mint', [2n, twice.getProof(1)], { from: buyer }),
  'UsedUp',
);
await fails(
  'listed with 1 and 2, a third mint with 1',
  faulty.send('mint', [1n, twice.getProof(0)], { from: buyer }),
  'UsedUp',
);

// What `treeOf` finds in a list.
const listed = (...addresses: string[]) =>
  Promise.resolve().then(() => treeOf(addresses.map((address) => [address, 1n])));
await fails(
  'an address of mainnet on the list',
  listed('cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg'),
  'cfx:aarc9',
);
await fails(
  'an account on the list twice',
  listed(buyer.address, buyer.address),
  'an address is on the list twice',
);
const mistyped = buyer.address.replace(/.(?=.{20}$)/, (typed) => (typed === 'a' ? 'b' : 'a'));
await fails('a mistyped address', listed(mistyped), 'Invalid');
