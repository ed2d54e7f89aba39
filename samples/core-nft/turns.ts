import { parseEther } from 'viem';
import { buyer, core, creator, deploy, fails, same } from './core.js';

const postcard = await deploy('Postcard', ['ipfs://YOUR-FOLDER/']);
type Options = NonNullable<Parameters<typeof postcard.send>[2]>;
const mint = (from: typeof buyer, options: Options = {}) =>
  postcard.send('mint', [], { from, value: parseEther('2'), ...options });
const name = (address: unknown) => (same(address, buyer.address) ? 'buyer' : 'creator');

function show(
  what: string,
  { locked, returned, storageReleased: [released] }: Awaited<ReturnType<typeof mint>>,
): void {
  console.log(
    `${what}: ${locked} locked, ${returned} returned${released ? ` to the ${name(released.address)}` : ''}`,
  );
}

// #region turns
show('the buyer mints 1', await mint(buyer));
show('the creator mints 2', await mint(creator));
show('the buyer mints 3', await mint(buyer));
const owners = [1n, 2n, 3n].map((id) => postcard.read('ownerOf', [id]));
console.log(`owners of 1 to 3: ${(await Promise.all(owners)).map(name).join(', ')}`);
// #endregion turns

// #region between
const meanwhile = () => mint(creator); // after the buyer's estimate, before the buyer's transaction
const late = mint(buyer, { margin: false, meanwhile });
await fails('the creator mints in between, bare estimates', late, 'VmError(ExceedStorageLimit)');
const { transactionHash, gasFee, effectiveGasPrice } = await late.catch(({ cause }) => cause);
const { gas: limit } = await core.getTransaction({ hash: transactionHash });
const charged = BigInt(gasFee) / BigInt(effectiveGasPrice);
if (charged !== BigInt(limit)) throw new Error(`${charged} of ${limit} gas is charged`);
console.log('gas charged: the whole limit');
await mint(buyer); // once more the last to mint
show('the creator mints in between, 64 units more', await mint(buyer, { spare: 64n, meanwhile }));
show('nobody mints in between, 64 units more', await mint(buyer, { spare: 64n }));
const sendsToo = async () => {
  await mint(creator);
  await postcard.send('transferFrom', [
    creator.address,
    buyer.address,
    await postcard.read('minted'),
  ]);
};
const later = mint(buyer, { spare: 64n, meanwhile: sendsToo });
await fails(
  'the creator mints and sends it to the buyer in between, 64 units more',
  later,
  'VmError(ExceedStorageLimit)',
);
await mint(buyer); // once more the last to change both slots
show(
  'the creator mints and sends it to the buyer in between, 128 units more',
  await mint(buyer, { meanwhile: sendsToo }),
);
// #endregion between

// #region owner
show(
  'the buyer sends 1 to the creator',
  await postcard.send('transferFrom', [buyer.address, creator.address, 1n], { from: buyer }),
);
show('the creator burns 1', await postcard.send('burn', [1n]));
// #endregion owner
