import { Conflux } from 'js-conflux-sdk';
import { compile } from './compile.js';

// #region check
/** Whether the code at an address is the code that we compiled; the hash of the metadata at its end may differ. */
export async function check(
  conflux: Conflux,
  address: string,
  settings: { evmVersion: string; optimizer: boolean },
): Promise<boolean> {
  const deployed = withoutMetadata(await conflux.cfx.getCode(address));
  return deployed === withoutMetadata(compile(settings).code);
}

/** The last two bytes hold the length of the metadata before them. */
function withoutMetadata(code: string): string {
  if (code === '0x') throw new Error('there is no contract at this address');
  const length = Number.parseInt(code.slice(-4), 16);
  return code.slice(0, -2 * (length + 2));
}
// #endregion check
