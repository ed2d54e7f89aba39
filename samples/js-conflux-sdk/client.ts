// The connection and the accounts that each file uses.
import sdk from 'js-conflux-sdk';

// #region connect
export const conflux = new sdk.Conflux({
  url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537',
  networkId: 1234, // 1 on the test network, 1029 on mainnet
  timeout: 30_000, // milliseconds for one request
});
// #endregion connect
export const sender = conflux.wallet.addPrivateKey(process.env.CORE_KEY!);
export const receiver = conflux.wallet.addPrivateKey(process.env.CORE_KEY_2!);

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
/** Prints a line that begins or ends a region of the output. */
export const mark = (line: string) => console.log(`# #${line}`);
