import { formatEther, parseEther } from 'viem';
import { buyer, core, creator, deploy, fails, same } from './core.js';

// #region deploy
const postcard = await deploy('Postcard', ['ipfs://YOUR-FOLDER/']);
console.log(`deployed, ${postcard.locked} locked`);
// #endregion deploy

// #region mint
const first = await postcard.send('mint', [], { from: buyer, value: parseEther('2') });
console.log(`first mint: ${first.locked} locked`);
const second = await postcard.send('mint', [], { from: buyer, value: parseEther('2') });
console.log(`second mint: ${second.locked} locked`);
console.log(
  `token 1 belongs to the buyer: ${same(await postcard.read('ownerOf', [1n]), buyer.address)}`,
);
console.log(`its metadata: ${await postcard.read('tokenURI', [1n])}`);
// #endregion mint
await fails('without payment', postcard.send('mint', [], { from: buyer }), 'WrongPrice');
await fails(
  'withdraw by the buyer',
  postcard.send('withdraw', [], { from: buyer }),
  'OwnableUnauthorizedAccount',
);

// #region transfer
const moved = await postcard.send('transferFrom', [buyer.address, creator.address, 1n], {
  from: buyer,
});
console.log(`transfer: ${moved.locked} locked, ${moved.returned} returned`);
// #endregion transfer

// #region burn
const burnt = await postcard.send('burn', [2n], { from: buyer });
console.log(`burn: ${burnt.locked} locked, ${burnt.returned} returned`);
// #endregion burn
await fails(
  'burn by a stranger',
  postcard.send('burn', [1n], { from: buyer }),
  'ERC721InsufficientApproval',
);

// #region royalty
const [receiver, royalty] = (await postcard.read('royaltyInfo', [1n, parseEther('100')])) as [
  string,
  bigint,
];
console.log(
  `royalty on 100 CFX: ${formatEther(royalty)} CFX to the creator: ${same(receiver, creator.address)}`,
);
// #endregion royalty

// #region withdraw
const before = await core.getBalance({ address: postcard.address });
await postcard.send('withdraw');
const after = await core.getBalance({ address: postcard.address });
console.log(`withdrawn: ${formatEther(before - after)} CFX`);
// #endregion withdraw
