// Who pays the collateral, who owns it, and where it goes when storage is cleared.
import {
  book,
  cfx,
  CFX,
  core,
  deployer,
  EVERYBODY,
  expect,
  give,
  newGuestbook,
  person,
  receiptOf,
  rejection,
  sponsorCollateral,
  sponsorGas,
  sponsorInfo,
  submit,
  whitelist,
  type Account,
  type Call,
} from './setup.ts';

const guestbook = await newGuestbook();
const alice = person('alice');
const bob = person('bob');
await give(bob, 10n * CFX);
await whitelist(guestbook, [EVERYBODY]);
await sponsorGas(deployer, guestbook, CFX / 1_000n, CFX);

const account = (who: Account) => core.getAccount({ address: who.address });
async function state(): Promise<string> {
  const info = await sponsorInfo(guestbook);
  const { collateralForStorage } = await core.getAccount({ address: guestbook });
  return `balance ${cfx(info.sponsorBalanceForCollateral)}  free points ${info.availableStoragePoints}  used points ${info.usedStoragePoints}  contract's collateral ${cfx(collateralForStorage)}`;
}

async function show(
  situation: string,
  payer: 'sponsor' | 'sender' | 'nobody',
  from: Account,
  call: Call,
): Promise<void> {
  console.log(situation);
  const before = await account(from);
  let hash;
  try {
    hash = await submit(from, { to: guestbook, ...call });
  } catch (error) {
    console.log(`  rejected: ${rejection(error)}`);
    expect(payer === 'nobody', situation);
    return;
  }
  const receipt = await receiptOf(hash);
  const owned = (await account(from)).collateralForStorage - before.collateralForStorage;
  console.log(
    `  ${receipt.txExecErrorMsg ?? receipt.outcomeStatus}  storageCollateralized ${receipt.storageCollateralized}  storageCoveredBySponsor ${receipt.storageCoveredBySponsor}  sender's collateral ${owned < 0n ? '−' : '+'}${cfx(owned < 0n ? -owned : owned)}`,
  );
  console.log(`  ${await state()}`);
  expect(receipt.storageCoveredBySponsor === (payer === 'sponsor'), situation);
}

const converted = async () => (await core.getCollateralInfo({})).convertedStoragePoints;
const pointsBefore = await converted();
await sponsorCollateral(deployer, guestbook, CFX);
console.log('the sponsor deposits 1 CFX');
console.log(`  ${await state()}`);
console.log(`  points of the network +${(await converted()) - pointsBefore}`);

const write = (first: bigint, count: bigint) => book('write', [first, count]);
const erase = (first: bigint, count: bigint) => book('erase', [first, count]);
const gas = 800_000n;
await show('bob: writes slot 1, storage limit 1,025 units', 'sender', bob, {
  data: write(1n, 1n),
  storageLimit: 1_025n,
});
await show('bob: writes slot 2, storage limit 1,024 units', 'sponsor', bob, {
  data: write(2n, 1n),
  storageLimit: 1_024n,
});
await show('alice: no CFX, writes slot 3, storage limit 1,024 units', 'nobody', alice, {
  data: write(3n, 1n),
  storageLimit: 1_024n,
});
await show('alice: writes slot 1, which bob owns', 'sponsor', alice, {
  data: write(1n, 1n),
  storageLimit: 64n,
});
await show('alice: writes slots 3 to 10, storage limit 0', 'sponsor', alice, {
  data: write(3n, 8n),
  gas,
});
await show('alice: writes slots 11 to 20, storage limit 0', 'sponsor', alice, {
  data: write(11n, 10n),
  gas,
});
await show('alice: erases slots 9 and 10', 'sponsor', alice, { data: erase(9n, 2n), gas });
await show('bob: changes slot 1, storage limit 2,048 units', 'sender', bob, {
  data: write(1n, 1n),
  storageLimit: 2_048n,
});
await show('alice: erases slot 1', 'sponsor', alice, { data: erase(1n, 1n), gas });
await show('alice: erases slots 2 to 8', 'sponsor', alice, { data: erase(2n, 7n), gas });
await show('alice: writes slots 1 to 16', 'sponsor', alice, { data: write(1n, 16n), gas });
await show('alice: erases slots 1 to 16', 'sponsor', alice, { data: erase(1n, 16n), gas });
const leftover = await core.getAccount({ address: guestbook });
expect(
  leftover.collateralForStorage === CFX / 2n,
  'clearing everything at once leaves half of the collateral locked',
);
