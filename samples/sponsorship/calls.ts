// Calls SponsorWhitelistControl from js-conflux-sdk and from cive.
import { createWalletClient, http } from 'cive';
import { hexAddressToBase32 } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import {
  cfx,
  CFX,
  chain,
  control,
  controlAbi,
  core,
  deployer,
  EVERYBODY,
  expect,
  networkId,
  newGuestbook,
  person,
  receiptOf,
  url,
} from './setup.ts';

const guestbook = await newGuestbook();
const alice = person('alice');
const key =
  process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
// The printed text has regions too, and each page shows its own.
const mark = (line: string) => console.log(`# #${line}`);

mark('region js-conflux-sdk');
// #region js-conflux-sdk
const conflux = new sdk.Conflux({ url, networkId }); // 1 on testnet, 1029 on mainnet
const admin = conflux.wallet.addPrivateKey(key);
const internal = conflux.InternalContract('SponsorWhitelistControl');

const bound = CFX / 1_000n; // 0.001 CFX per transaction
await internal
  .setSponsorForGas(guestbook, bound)
  .sendTransaction({ from: admin.address, value: 1_000n * bound })
  .executed();
await internal
  .addPrivilegeByAdmin(guestbook, [alice.address])
  .sendTransaction({ from: admin.address })
  .executed();

console.log('gas balance', cfx(await internal.getSponsoredBalanceForGas(guestbook)));
console.log('upper bound', cfx(await internal.getSponsoredGasFeeUpperBound(guestbook)));
console.log('alice listed', await internal.isWhitelisted(guestbook, alice.address));
// #endregion js-conflux-sdk
mark('endregion js-conflux-sdk');

mark('region cive');
// #region cive
const wallet = createWalletClient({ account: deployer, chain, transport: http(url) });
const contract = { address: control, abi: controlAbi } as const;
const everybody = hexAddressToBase32({ hexAddress: EVERYBODY, networkId });

await receiptOf(
  await wallet.writeContract({
    ...contract,
    functionName: 'setSponsorForCollateral',
    args: [guestbook],
    value: CFX,
  }),
);
await receiptOf(
  await wallet.writeContract({
    ...contract,
    functionName: 'addPrivilegeByAdmin',
    args: [guestbook, [everybody]],
  }),
);

const [balance, points, all] = await Promise.all([
  core.readContract({
    ...contract,
    functionName: 'getSponsoredBalanceForCollateral',
    args: [guestbook],
  }),
  core.readContract({ ...contract, functionName: 'getAvailableStoragePoints', args: [guestbook] }),
  core.readContract({ ...contract, functionName: 'isAllWhitelisted', args: [guestbook] }),
]);
console.log('collateral balance', cfx(balance));
console.log('free points', points);
console.log('everybody listed', all);
// #endregion cive
mark('endregion cive');
expect(balance === CFX / 2n && points === 512n && all, 'half of the deposit becomes points');

mark('region check');
// #region check
for (const gas of [1_000_000, 1_000_001]) {
  const { willPayTxFee, willPayCollateral, isBalanceEnough } =
    await core.checkBalanceAgainstTransaction({
      accountAddress: alice.address,
      contractAddress: guestbook,
      gasLimit: gas,
      gasPrice: 1_000_000_000,
      storageLimit: 64,
      epochTag: 'latest_state',
    });
  console.log(
    `gas ${gas}: sender pays fee ${willPayTxFee}, collateral ${willPayCollateral}; balance enough ${isBalanceEnough}`,
  );
}
// #endregion check
mark('endregion check');
