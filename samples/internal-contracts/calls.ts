// How internal contracts treat wrong calls, static and delegated calls and CFX, what calls cost, and eSpace.
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import {
  ADMIN_CONTROL,
  adminControlAbi,
  alice,
  ask,
  CFX,
  check,
  core,
  deploy,
  execute,
  internal,
  row,
  send,
  toBase32,
  toHex,
} from './client.js';

const vault = await deploy('Vault');
const probe = await deploy('Probe');
const me = toHex(alice.address);
const data = (signature: string, args: unknown[] = []) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as string[]), args } as never);
const getAdmin = encodeFunctionData({
  abi: adminControlAbi,
  functionName: 'getAdmin',
  args: [vault],
});
const setAdmin = encodeFunctionData({
  abi: adminControlAbi,
  functionName: 'setAdmin',
  args: [vault, me],
});
const balance = (hexAddress: Hex) => core.getBalance({ address: toBase32(hexAddress) });

console.log('# #region refused');
const FAILED = (text: string) => `VmError(InternalContract("${text}"))`;
const NOT_PAYABLE = FAILED('should not transfer balance to non-payable function');
const SHORT = FAILED('ABI decode error: Incomplete function signature');
/** Sends a transaction that must fail: it uses all its gas, and no CFX arrives. */
async function refused(
  label: string,
  callData: Hex,
  value: bigint,
  expected: string,
  to = ADMIN_CONTROL,
): Promise<void> {
  const { txExecErrorMsg, gasUsed } = await send({
    to,
    data: callData,
    value,
    gas: 100_000n,
    storageLimit: 0n,
  });
  row(label, txExecErrorMsg, expected);
  check(gasUsed === 100_000n, 'a failed call uses all its gas');
  check((await balance(to)) === 0n, 'internal contracts hold no CFX');
}
await refused('unknown function', '0x12345678', 0n, FAILED('unsupported function'));
await refused('no data', '0x', 0n, SHORT);
await refused('plain transfer of CFX', '0x', CFX, SHORT);
await refused('plain transfer of CFX to Staking', '0x', CFX, SHORT, internal('2'));
await refused('CFX with setAdmin', setAdmin, CFX, NOT_PAYABLE);
await refused('CFX with getAdmin', getAdmin, CFX, NOT_PAYABLE);
await refused(
  'CFX with deposit of Staking',
  data('deposit(uint256)', [CFX]),
  CFX,
  NOT_PAYABLE,
  internal('2'),
);
await refused(
  'arguments cut off',
  setAdmin.slice(0, 40) as Hex,
  0n,
  FAILED('ABI decode error: Incomplete static input parameter'),
);
await refused('plain transfer of CFX to system storage', '0x', CFX, SHORT, internal('a'));
console.log('# #endregion refused');

const loose = await send({
  to: ADMIN_CONTROL,
  data: `${getAdmin.replace('64efb22b00', '64efb22b01')}00` as Hex,
  gas: 100_000n,
});
check(
  loose.outcomeStatus === 'success',
  'bytes above an address and after the arguments are ignored',
);

console.log('# #region gas');
/** Gas of the call alone, from the trace: what it got minus what it left. */
async function gasOf(
  label: string,
  last: string,
  callData: Hex,
  expected: number,
  value = 0n,
): Promise<void> {
  const { transactionHash } = await send({ to: internal(last), data: callData, value });
  const { result } = await ask<
    { type: string; action: { gas: Hex; gasLeft: Hex; outcome: string } }[]
  >('trace_transaction', transactionHash);
  const call = result.find(({ type }) => type === 'call')!.action;
  const end = result.filter(({ type }) => type === 'call_result').pop()!.action;
  check(end.outcome === 'success', `${label} succeeds`);
  row(label, Number(call.gas) - Number(end.gasLeft), expected);
}
await gasOf('AdminControl.getAdmin', '0', getAdmin, 703);
await gasOf('AdminControl.setAdmin', '0', setAdmin, 2_900);
await gasOf(
  'SponsorWhitelistControl.isWhitelisted',
  '1',
  data('isWhitelisted(address,address)', [vault, me]),
  2_103,
);
await gasOf(
  'SponsorWhitelistControl.setSponsorForCollateral',
  '1',
  data('setSponsorForCollateral(address)', [vault]),
  5_800,
  CFX,
);
await gasOf('Staking.getStakingBalance', '2', data('getStakingBalance(address)', [me]), 703);
await gasOf('ConfluxContext.epochNumber', '4', data('epochNumber()'), 5);
await gasOf('CrossSpaceCall.mappedBalance', '6', data('mappedBalance(address)', [me]), 733);
await gasOf('ParamsControl.currentRound', '7', data('currentRound()'), 8);
console.log('# #endregion gas');

console.log('# #region kinds');
/** A contract makes the call with 100,000 gas. */
async function fromContract(
  label: string,
  how: 'call' | 'staticCall' | 'delegateCall' | 'callCode',
  callData: Hex,
  expected: string,
): Promise<void> {
  const { receipt, events } = await execute('Probe', probe, how, [ADMIN_CONTROL, callData]);
  check(receipt.outcomeStatus === 'success', 'the caller itself goes on');
  const [{ ok, output, gasUsed }] = events as [{ ok: boolean; output: Hex; gasUsed: bigint }];
  check(ok || output === '0x', 'a failure returns no data');
  row(
    label,
    ok ? 'succeeds' : `fails, ${gasUsed >= 100_000n ? 'all gas used' : 'gas left'}`,
    expected,
  );
}
const FAILS = 'fails, all gas used';
await fromContract('CALL getAdmin', 'call', getAdmin, 'succeeds');
await fromContract('CALL an unknown function', 'call', '0x12345678', FAILS);
await fromContract('STATICCALL getAdmin', 'staticCall', getAdmin, 'succeeds');
await fromContract('STATICCALL setAdmin', 'staticCall', setAdmin, FAILS);
await fromContract('DELEGATECALL getAdmin', 'delegateCall', getAdmin, FAILS);
await fromContract('CALLCODE getAdmin', 'callCode', getAdmin, FAILS);
console.log('# #endregion kinds');

console.log('# #region reserved');
for (const last of ['3', '8', '9', 'b']) {
  const before = await balance(internal(last));
  const { outcomeStatus } = await send({ to: internal(last), value: CFX, gas: 100_000n });
  const kept = (await balance(internal(last))) - before;
  row(
    `1 CFX to …${last.padStart(4, '0')}`,
    `${outcomeStatus}, the address keeps ${kept / CFX} CFX`,
    'success, the address keeps 1 CFX',
  );
}
console.log('# #endregion reserved');

console.log('# #region espace');
async function espace(method: string, ...params: unknown[]): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: string }).result;
}
row('eth_getCode', await espace('eth_getCode', ADMIN_CONTROL, 'latest'), '0x');
row(
  'eth_call getAdmin',
  await espace('eth_call', { to: ADMIN_CONTROL, data: getAdmin }, 'latest'),
  '0x',
);
row(
  'eth_call an unknown function',
  await espace('eth_call', { to: ADMIN_CONTROL, data: '0x12345678' }, 'latest'),
  '0x',
);
console.log('# #endregion espace');

console.log('# #region estimate');
const { error } = await ask('cfx_estimateGasAndCollateral', {
  from: alice.address,
  to: toBase32(ADMIN_CONTROL),
  data: '0x12345678',
});
console.log(error?.code, error?.message);
check(error?.message.includes('unsupported function'), 'the estimate reports the error');
console.log('# #endregion estimate');
