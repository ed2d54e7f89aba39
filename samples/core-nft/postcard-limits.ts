import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { buyer, core, creator, deploy, fails, same } from './core.js';

const postcard = await deploy('Postcard', ['ipfs://YOUR-FOLDER/']);
const collector = await deploy('Collector');
const price = (count: bigint) => ({ value: count * parseEther('2') });

// #region inside
await collector.send('collect', [postcard.address, 2n], price(2n));
const collected = await postcard.read('balanceOf', [collector.address]);
if (collected !== 2n) throw new Error(`${collected} postcards`);
console.log(`a contract mints from inside its mint: ${collected} postcards`);
const late = await deploy('NumbersLate', ['ipfs://YOUR-FOLDER/']);
await fails(
  "the same, numbered after the receiver's code",
  collector.send('collect', [late.address, 2n], price(2n)),
  'ERC721InvalidSender',
);
const burner = await deploy('Burner');
await burner.send('collect', [late.address], price(2n));
const numbers = await late.read('minted');
if (numbers !== 1n) throw new Error(`${numbers} numbers`);
console.log('and burnt inside the mint: two are paid, both have number 1');
// #endregion inside

// #region hooks
const other = await deploy('Postcard', ['ipfs://YOUR-FOLDER/']);
for (let i = 0; i < 2; i++) await other.send('mint', [], { from: buyer, ...price(1n) });
const hoarder = await deploy('Hoarder');
const hoard = await other.send('safeTransferFrom', [buyer.address, hoarder.address, 1n], {
  from: buyer,
});
console.log(
  `safeTransferFrom to a contract that stores 20 values: ${hoard.locked} locked by the sender`,
);
const nursery = await deploy('Nursery');
await nursery.send('collect', [other.address], price(1n));
if (same(await other.read('ownerOf', [3n]), nursery.address))
  throw new Error('the wrong contract has it');
console.log("a contract without the hook mints in its constructor: it isn't asked");
const approval = await other.send('setApprovalForAll', [hoarder.address, true]);
if ((await other.read('balanceOf', [creator.address])) !== 0n)
  throw new Error('the creator has a postcard');
console.log(`setApprovalForAll by an account without postcards: ${approval.locked} locked`);
// #endregion hooks

// #region last
await fails(
  '99 more, of 98',
  collector.send('collect', [postcard.address, 99n], price(99n)),
  'SoldOut',
);
await collector.send('collect', [postcard.address, 97n], price(97n));
await postcard.send('mint', [], { from: buyer, ...price(1n) });
await fails(
  `one more than ${await postcard.read('minted')}`,
  postcard.send('mint', [], { from: buyer, ...price(1n) }),
  'SoldOut',
);
// #endregion last

// #region receiver
const toContract = [buyer.address, postcard.address, 100n]; // a contract without onERC721Received
await fails(
  'safeTransferFrom to a contract without the hook',
  postcard.send('safeTransferFrom', toContract, { from: buyer }),
  'ERC721InvalidReceiver',
);
await postcard.send('transferFrom', toContract, { from: buyer });
if (!same(await postcard.read('ownerOf', [100n]), postcard.address))
  throw new Error('the contract does not have it');
console.log('transferFrom to it: the token is stuck there');
// #endregion receiver

// #region withdraw
const bare = postcard.send('withdraw', [], { margin: false });
await fails('withdraw with the bare estimate', bare, 'VmError(OutOfGas)');
const { transactionHash, gasFee, effectiveGasPrice } = await bare.catch(({ cause }) => cause);
const { gas: limit } = await core.getTransaction({ hash: transactionHash });
const charged = BigInt(gasFee) / BigInt(effectiveGasPrice);
if (charged !== BigInt(limit)) throw new Error(`${charged} of ${limit} gas is charged`);
console.log('gas charged: the whole limit');
// #endregion withdraw

// #region estimate
const data = encodeFunctionData({ abi: parseAbi(['function mint()']) });
const estimate = core.estimateGasAndCollateral({
  account: buyer,
  to: postcard.address,
  data,
  value: 0n,
} as never);
const message: string = await estimate.then(String, ({ cause }) => cause.details ?? cause.message);
if (!message.includes('Vm reverted. .') || message.includes('WrongPrice')) throw new Error(message);
console.log(
  "the estimate of a mint without payment fails without the contract's error: Vm reverted",
);
// #endregion estimate

// #region owner
await postcard.send('transferOwnership', [buyer.address]);
const [receiver] = (await postcard.read('royaltyInfo', [1n, 100n])) as [string];
const admin = await core.getAdmin({ address: postcard.address });
if (![receiver, admin].every((address) => same(address, creator.address)))
  throw new Error('royalties or admin moved');
console.log('the buyer becomes the owner: the creator keeps the royalties and stays the admin');
await postcard.send('renounceOwnership', [], { from: buyer });
await fails(
  'withdraw after renounceOwnership',
  postcard.send('withdraw', [], { from: buyer }),
  'OwnableUnauthorizedAccount',
);
// #endregion owner
