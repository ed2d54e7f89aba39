// What a transaction pays for before its code runs: data, access lists and authorizations.
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { zeroAddress, zeroHash, type Hex } from 'viem';
import { account, espaceChainId } from './setup.ts';
import {
  deploy,
  heading,
  ownAddress,
  printed,
  nextNonce,
  refusal,
  say,
  show,
  type Space,
} from './send.ts';

const SPACES: Space[] = ['Core', 'eSpace'];
const bytes = (byte: string, count: number): Hex => `0x${byte.repeat(count)}`;
/** Reads slot 0 of its own. */
const READER = '60005400';
/** Calls another contract with all its gas. */
const caller = (address: Hex) => `600060006000600073${address.slice(2)}5afa00`;

heading();
for (const space of SPACES) {
  const to = ownAddress[space];
  const refused = async (data: Hex, gas: bigint) =>
    say(
      `        refused with ${gas.toLocaleString('en-US')}: ${await refusal(space, { to, data, gas })}`,
    );
  await show(space, '200 bytes of 0x00', { to, data: bytes('00', 200), gas: 23_000n });
  await show(space, '200 bytes of 0xff', { to, data: bytes('ff', 200), gas: 29_000n });
  await refused(bytes('ff', 200), 28_999n);
  await show(space, '200 bytes of 0xff', { to, data: bytes('ff', 200), gas: 34_000n });
  await show(space, '2,000 bytes of 0xff', { to, data: bytes('ff', 2000), gas: 200_000n });
  await refused(bytes('ff', 2000), 199_999n);
}
for (const space of SPACES) {
  const reader = await deploy(space, READER);
  const asker = await deploy(space, caller(reader));
  const accessList = [{ address: reader, storageKeys: [zeroHash] }];
  await show(space, 'reads its own slot', { to: reader, gas: 30_000n });
  await show(space, '  with an access list', { to: reader, gas: 30_000n, accessList });
  await show(space, 'calls a contract that reads', { to: asker, gas: 30_000n });
  await show(space, '  with an access list', { to: asker, gas: 30_000n, accessList });
}

// Each authorization points to the zero address, which leaves the account without code.
const authorize = (authority: typeof account, authorityNonce: number) =>
  authority.signAuthorization({
    address: zeroAddress,
    chainId: espaceChainId,
    nonce: authorityNonce,
  });
const to = zeroAddress;
const fresh = await authorize(privateKeyToAccount(generatePrivateKey()), 0);
await show('eSpace', 'authorization, new account', {
  to,
  gas: 80_000n,
  authorizationList: [fresh],
});
const own = await authorize(account, nextNonce('eSpace') + 1);
await show('eSpace', 'authorization, existing account', {
  to,
  gas: 80_000n,
  authorizationList: [own],
});
await printed();
