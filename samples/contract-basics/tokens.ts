import { formatEther, parseEther } from 'viem';
import { alice, bob, compile, deploy, errorOf, named, print, read, send } from './node.ts';

console.log('# #region erc20');
// #region erc20
const { Coin, Picture, GameItems, Savings, Empty } = compile('Tokens.sol');
const coin = await deploy(Coin);
print('supply', `${formatEther(await read(coin, 'totalSupply'))} COIN`);
await send(coin, 'transfer', [bob.address, parseEther('100')]);
print('bob holds', `${formatEther(await read(coin, 'balanceOf', [bob.address]))} COIN`);

await send(coin, 'approve', [bob.address, parseEther('50')]);
await send(coin, 'transferFrom', [alice.address, bob.address, parseEther('30')], { from: bob });
print(
  'allowance left',
  `${formatEther(await read(coin, 'allowance', [alice.address, bob.address]))} COIN`,
);
const more = errorOf(
  send(coin, 'transferFrom', [alice.address, bob.address, parseEther('30')], { from: bob }),
);
print('bob takes 30 more', named(await more));
// #endregion erc20
console.log('# #endregion erc20\n# #region erc721');
// #region erc721
const picture = await deploy(Picture);
await send(picture, 'mint', [alice.address]);
await send(picture, 'safeTransferFrom', [alice.address, bob.address, 1n]);
print('owner of 1', named(await read<string>(picture, 'ownerOf', [1n])));
const empty = await deploy(Empty);
print(
  'to a contract that cannot',
  named(await errorOf(send(picture, 'mint', [empty.address])), { Empty: empty }),
);
print('supports ERC-721', await read(picture, 'supportsInterface', ['0x80ac58cd']));
// #endregion erc721
console.log('# #endregion erc721\n# #region erc1155');
// #region erc1155
const items = await deploy(GameItems);
const ids = [0n, 1n]; // gold and sword
await send(items, 'safeBatchTransferFrom', [alice.address, bob.address, ids, [250n, 1n], '0x']);
print(
  'bob holds gold, sword',
  await read(items, 'balanceOfBatch', [[bob.address, bob.address], ids]),
);
print('supports ERC-1155', await read(items, 'supportsInterface', ['0xd9b67a26']));
// #endregion erc1155
console.log('# #endregion erc1155\n# #region erc4626');
// #region erc4626
const savings = await deploy(Savings, [coin.address]);
await send(coin, 'approve', [savings.address, parseEther('200')]);
await send(savings, 'deposit', [parseEther('200'), alice.address]);
print('shares of alice', formatEther(await read(savings, 'balanceOf', [alice.address])));
await send(coin, 'transfer', [savings.address, parseEther('20')]); // the vault earns 20 COIN
const worth = await read(savings, 'convertToAssets', [parseEther('200')]);
print('200 shares are worth', `${formatEther(worth)} COIN`);
// #endregion erc4626
console.log('# #endregion erc4626');
