// The connection, the accounts, and the deployed contract.
import { existsSync, readFileSync } from 'node:fs';
import sdk from 'js-conflux-sdk';

const { Conflux, Drip } = sdk;

// #region connect
export const conflux = new Conflux({
  url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537',
  networkId: 1234, // 1 on the test network
});
export const owner = conflux.wallet.addPrivateKey(process.env.CORE_KEY!);
export const second = conflux.wallet.addPrivateKey(process.env.CORE_KEY_2!); // becomes the sponsor in step 9
// #endregion connect

// #region control
export const control = conflux.InternalContract('SponsorWhitelistControl');

/** Sends a call from the owner's account, and throws if it fails. */
export const asOwner = (call: { sendTransaction: Function }, value = 0n) =>
  call.sendTransaction({ from: owner.address, value }).executed();

export const cfx = (drip: bigint) => `${new Drip(drip).toCFX()} CFX`;

/** The node returns the long form, NET1234:TYPE.USER:…; the wallet holds the short one. */
export const sameAddress = (one: string, other: string) =>
  sdk.address.simplifyCfxAddress(one) === sdk.address.simplifyCfxAddress(other);

/** Prints what the sponsors' deposits hold. */
export async function showDeposits(address: string): Promise<void> {
  const info = await conflux.cfx.getSponsorInfo(address);
  console.log('gas deposit       ', cfx(info.sponsorBalanceForGas));
  console.log(
    'collateral deposit',
    cfx(info.sponsorBalanceForCollateral),
    'and',
    info.availableStoragePoints,
    'points',
  );
}
// #endregion control

// #region guestbook
const file = 'guestbook.json'; // deploy.ts writes it
export const saved = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { address: string; abi: object[] })
  : undefined;
export const address = saved?.address ?? '';
export const guestbook = conflux.Contract({ abi: saved?.abi ?? [], address });
// #endregion guestbook

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
