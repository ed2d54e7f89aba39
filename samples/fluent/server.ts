// The part of a dApp that runs on your server.
// #region verify
import { address, PersonalMessage, sign } from 'js-conflux-sdk';

/** Returns the address that signed the message, in the form of the network. */
export function signerOf(message: string, signature: string, networkId: number): string {
  const last = parseInt(signature.slice(130), 16); // 0 or 1; from a Ledger, Fluent returns 27 or 28
  const usual = last < 27 ? signature : `${signature.slice(0, 130)}0${last - 27}`;
  const publicKey = PersonalMessage.recover(usual, message);
  const hex = sign.publicKeyToAddress(Buffer.from(publicKey.slice(2), 'hex'));
  return address.encodeCfxAddress(hex, networkId);
}
// #endregion verify
