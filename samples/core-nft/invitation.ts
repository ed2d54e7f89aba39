import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { base32AddressToHex } from 'cive/utils';
import { buyer, creator, deploy, fails } from './core.js';
import { proofFor, treeOf, type List } from './tree.js';

const prefix = creator.address.split(':')[0]!.toLowerCase();
const greedy = await deploy('Greedy');
const deaf = await deploy('Deaf');

// #region deploy
const list: List = [
  [buyer.address, 2n],
  [greedy.address, 1n],
  [deaf.address, 1n],
];
const tree = treeOf(list, prefix);
const invitation = await deploy('Invitation', [tree.root]);
console.log(`${list.length} accounts, one hash: ${tree.root.length} characters`);
// #endregion deploy

// #region mint
const entry = proofFor(tree, buyer.address);
if (!entry) throw new Error('not on the list');
const first = await invitation.send('mint', [entry.allowed, entry.proof], { from: buyer });
const second = await invitation.send('mint', [entry.allowed, entry.proof], { from: buyer });
console.log(`first mint: ${first.locked} locked, second: ${second.locked}`);
console.log(`tokens of the buyer: ${await invitation.read('balanceOf', [buyer.address])}`);
// #endregion mint

await fails(
  'a third one',
  invitation.send('mint', [entry.allowed, entry.proof], { from: buyer }),
  'UsedUp',
);
await fails(
  'three allowed, says the buyer',
  invitation.send('mint', [3n, entry.proof], { from: buyer }),
  'NotOnTheList',
);
await fails(
  "the buyer's proof, used by another",
  invitation.send('mint', [entry.allowed, entry.proof]),
  'NotOnTheList',
);
await fails('a proof of nothing', invitation.send('mint', [1n, []]), 'NotOnTheList');
const proofOf = (address: string) => proofFor(tree, address)!.proof;
await fails(
  'a contract that mints from inside its mint',
  greedy.send('grab', [invitation.address, proofOf(greedy.address)]),
  'UsedUp',
);
await fails(
  'a contract that handles no tokens',
  deaf.send('mint', [invitation.address, proofOf(deaf.address)]),
  'ERC721InvalidReceiver',
);
const listed = (...addresses: string[]) =>
  Promise.resolve().then(() =>
    treeOf(
      addresses.map((address) => [address, 1n]),
      prefix,
    ),
  );
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
const minted = await invitation.read('minted');
if (minted !== 2n) throw new Error(`${minted} exist`);

// A list made elsewhere names the buyer twice, with 1 and with 2. After two mints, neither entry allows a third.
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
  'listed twice, the higher number again',
  faulty.send('mint', [2n, twice.getProof(1)], { from: buyer }),
  'UsedUp',
);
await fails(
  'listed twice, the lower number now',
  faulty.send('mint', [1n, twice.getProof(0)], { from: buyer }),
  'UsedUp',
);
