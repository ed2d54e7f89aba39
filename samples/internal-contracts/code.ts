// What the node and a contract see of the internal contracts.
import { decodeFunctionResult, encodeFunctionData, keccak256, type Hex } from 'viem';
import { ask, check, compiled, core, deploy, internal, toBase32 } from './client.js';

const probe = await deploy('Probe');
const { abi } = compiled.Probe;
const ACTIVE = ['0', '1', '2', '4', '5', '6', '7', 'a'];

console.log('address  cfx_getCode  EXTCODESIZE  EXTCODECOPY  call of 0x12345678');
for (const last of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b']) {
  const target = internal(last);
  const { result: rpcCode } = await ask<Hex>('cfx_getCode', toBase32(target));
  const data = encodeFunctionData({ abi, functionName: 'look', args: [target] });
  const { data: output } = await core.call({ to: toBase32(probe), data });
  const [code, size, hash] = decodeFunctionResult({
    abi,
    functionName: 'look',
    data: output as Hex,
  }) as [Hex, bigint, Hex];
  const { error } = await ask('cfx_call', { to: toBase32(target), data: '0x12345678' });
  const outcome = error ? 'unsupported function' : 'succeeds';
  console.log(
    [
      '…' + last.padStart(4, '0'),
      rpcCode.padEnd(11),
      String(size).padEnd(11),
      code.padEnd(11),
      outcome,
    ].join('  '),
  );
  const active = ACTIVE.includes(last);
  check(rpcCode === '0x', 'cfx_getCode returns no code');
  check(
    active ? code === '0x00000000' && size === 4n && hash === keccak256(code) : code === '0x',
    'the code that contracts see is four zero bytes',
  );
  check(
    active === (error?.data === 'VmError(InternalContract("unsupported function"))'),
    'only active internal contracts reject the call',
  );
}
