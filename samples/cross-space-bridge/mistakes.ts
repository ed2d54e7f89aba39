// Payments that the node accepts, and where the CFX is afterwards.
import { concatHex, formatEther, pad, toFunctionSelector, type Address, type Hex } from 'viem';
import {
  CFX,
  CROSS_SPACE,
  CROSS_SPACE_HEX,
  check,
  core,
  cross,
  encodeCross,
  espace,
  espaceSender,
  hexOf,
  mapped,
  mappedBalance,
  person,
  send,
  sendEspace,
  sender,
} from './spaces.ts';

const balance = (address: Address) => espace.getBalance({ address });
const show = (text: string, value: bigint) => console.log(`  ${text}: ${formatEther(value)} CFX`);
/** Pays 1 CFX and checks that it arrived at the address. */
async function arrives(text: string, address: Address, pay: () => Promise<unknown>) {
  const before = await balance(address);
  await pay();
  const after = await balance(address);
  check(after - before === CFX, text);
  show(text, after - before);
}
const inEspace = (to: Address) => () => sendEspace({ to, value: CFX });

console.log('Payments of 1 CFX in eSpace, all accepted');
const friend = person('friend');
const coreHex = hexOf(friend.address);
await arrives('to the 0x1… form of a Core Space address', coreHex, inEspace(coreHex));
await arrives('to the address of CrossSpaceCall', CROSS_SPACE_HEX, inEspace(CROSS_SPACE_HEX));
await arrives(
  'to the mapped address of someone else',
  mapped(friend.address),
  inEspace(mapped(friend.address)),
);
check((await core.getBalance({ address: friend.address })) === 0n, 'none of it is in Core Space');
const { data } = await espace.call({
  to: CROSS_SPACE_HEX,
  data: encodeCross('withdrawFromMapped', [CFX]),
  account: espaceSender.address,
});
console.log(`CrossSpaceCall called in eSpace returns ${data ?? 'nothing'}`);
const tried = await cross('withdrawFromMapped', [CFX], { gas: 200_000n });
console.log(`withdrawFromMapped by the payer: ${tried.txExecErrorMsg}`);
check(tried.outcomeStatus === 'failed', 'the payer can’t withdraw for someone else');

console.log('Payments of 1 CFX from Core Space');
const own = mapped(sender.address);
await arrives('transferEVM to your own mapped address', own, () =>
  cross('transferEVM', [own], { value: CFX }),
);
await cross('withdrawFromMapped', [CFX]);
check((await mappedBalance(sender.address)) === 0n, 'the own account can withdraw it');

// #region alignment
const to = espaceSender.address;
const selector = toFunctionSelector('transferEVM(bytes20)');
const right = concatHex([selector, pad(to, { dir: 'right', size: 32 })]);
const wrong = concatHex([selector, pad(to, { size: 32 })]); // the place of an `address`
// #endregion alignment
check(right === encodeCross('transferEVM', [to]), 'bytes20 is on the left');
const lost: Address = `0x${'0'.repeat(24)}${to.slice(2, 18).toLowerCase()}`;
const transfer = (input: Hex) => () => send({ to: CROSS_SPACE, data: input, value: CFX });
await arrives('transferEVM, address on the left', to, transfer(right));
await arrives(`transferEVM, address on the right, paid to ${lost}`, lost, transfer(wrong));
