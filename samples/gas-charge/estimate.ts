// Sends calls with the node's estimate as the gas limit, and with a margin.
import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem';
import { account, core, evm, sender } from './setup.ts';
import { base32, deploy, heading, printed, show, type Space } from './send.ts';

const SPACES: Space[] = ['Core', 'eSpace'];
const CROSS_SPACE_CALL: Address = '0x0888000000000000000000000000000000000006';
const ABI = parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']);
/** Does nothing and accepts CFX. */
const RECEIVER = '00';
/** Writes 1 into slot 0. */
const WRITER = '600160005500';
/** Calls another contract with the CFX and the gas that it got. */
const forwarder = (to: Address) => `60006000600060003473${to.slice(2)}5af1602457fe5b00`;

/** The node's estimate for a call from this account. */
async function estimate(
  space: Space,
  to: Address,
  call: { value?: bigint; data?: Hex },
): Promise<bigint> {
  if (space === 'eSpace') return evm.estimateGas({ account, to, ...call });
  return (await core.estimateGasAndCollateral({ account: sender, to: base32(to), ...call }))
    .gasLimit;
}

heading();
for (const space of SPACES) {
  const receiver = await deploy(space, RECEIVER);
  const once = await deploy(space, forwarder(receiver));
  const twice = await deploy(space, forwarder(once));
  for (const [label, to] of [
    ['forwards 1 drip', once],
    ['forwards it twice', twice],
  ] as const) {
    // #region margin
    const gas = await estimate(space, to, { value: 1n });
    await show(space, label, { to, value: 1n, gas });
    await show(space, '  with 10% more', { to, value: 1n, gas: (gas * 11n) / 10n });
    // #endregion margin
  }
}
await printed();

const writer = await deploy('eSpace', WRITER);
const data = encodeFunctionData({ abi: ABI, functionName: 'callEVM', args: [writer, '0x'] });
const gas = await estimate('Core', CROSS_SPACE_CALL, { data });
await show('Core', 'callEVM, half the estimate', { to: CROSS_SPACE_CALL, data, gas: gas / 2n });
await show('Core', 'callEVM, the estimate', { to: CROSS_SPACE_CALL, data, gas });
await printed();
