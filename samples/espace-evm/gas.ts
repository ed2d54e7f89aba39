// Measures prices in eSpace that differ from Ethereum's, and a few that don't.
import { hexToBigInt, type Hex } from 'viem';
import {
  account,
  ask,
  assert,
  deployCode,
  gasOf,
  initOf,
  print,
  RETURN_TOP,
  send,
  whole,
  words,
} from './node.ts';

const check = (label: string, actual: bigint, expected: number, ethereum: string) => {
  assert.equal(actual, BigInt(expected), label);
  print(label, whole(actual), ethereum);
};
const NEW = '7310000000000000000000000000000000000abcde';

console.log('# #region prices');
print('', 'eSpace', 'Ethereum');
// The contract has the value 1 in slot 1; its argument is a slot and a value, and it returns the gas of SSTORE.
const slots = await deployCode(
  `0x60018055601580600d5f395ff35f356020355a91555a900360059003${RETURN_TOP}` as Hex,
);
const sstore = async (slot: number, value: number) =>
  hexToBigInt(
    (
      await ask(
        'eth_call',
        { from: account.address, to: slots, data: words(slot, value) },
        'latest',
      )
    ).result,
  );
check('SSTORE 0 to 1, cold', await sstore(2, 1), 42_100, '22,100');
check('SSTORE 1 to 2, cold', await sstore(1, 2), 5000, '5,000');
check('SSTORE 1 to 0, cold', await sstore(1, 0), 5000, '5,000');
/** Gas of a call to a contract that has 1 in slot 1 and writes another value; without data, so that no floor price applies. */
const writes = async (push: string) => {
  const to = await deployCode(
    `0x600160015560${(push.length / 2 + 3).toString(16).padStart(2, '0')}80600e5f395ff3${push}600155` as Hex,
  );
  return (await send({ to, gas: 100_000n })).gasUsed;
};
// PUSH1 costs 3, PUSH0 2.
check('  refund for it', (await writes('6002')) - (await writes('5f')) - 1n, 4800, '4,800');
const code = async (bytes: number) =>
  (await send({ data: `0x61${bytes.toString(16).padStart(4, '0')}5ff3`, gas: 2_000_000n })).gasUsed;
// 1,024 and 2,048 bytes of memory cost 98 and 200 gas.
check('one byte of code', ((await code(2048)) - (await code(1024)) - 102n) / 1024n, 400, '200');
const withValue = async (bytecode: string) => {
  const { result } = await ask(
    'eth_call',
    { from: account.address, value: '0x1', data: `0x${bytecode}${RETURN_TOP}` },
    'latest',
  );
  return hexToBigInt(result);
};
// The empty account gives back the stipend of 2,300.
const call = await withValue(`5a5f5f5f5f6001${NEW}5ff1505a9003`);
check(
  'CALL with value to a new account',
  call - 4n * 2n - 3n - 3n - 2n - 2n - 2n + 2300n,
  61_600,
  '36,600',
);
const [old, fresh] = ['30', NEW].map((to) => initOf(`${to}ff`));
/** Creates a contract with 1 drip, and measures the call in which it destroys itself. */
const destroying = async (init: Hex) => {
  const length = (init.length - 2) / 2;
  const stored = Array.from(
    { length: Math.ceil(length / 32) },
    (_, at) =>
      `7f${init
        .slice(2)
        .padEnd(128, '0')
        .slice(at * 64, at * 64 + 64)}${at === 0 ? '5f' : '6020'}52`,
  ).join('');
  // CREATE with 1 drip, then GAS, CALL, GAS.
  return withValue(
    `${stored}60${length.toString(16).padStart(2, '0')}5f6001f05a5f5f5f5f5f865af1505a9003`,
  );
};
// To itself it costs 5,000; ADDRESS costs 2, PUSH20 3.
check(
  'SELFDESTRUCT to a new account',
  (await destroying(fresh!)) - (await destroying(old!)) - 1n + 5000n,
  57_600,
  '32,600',
);
check('SLOAD, cold', await gasOf('6001', '54', 3, 1), 2100, '2,100');
check('BALANCE of another account, cold', await gasOf(NEW, '31', 3, 1), 2600, '2,600');
check('BALANCE of the COINBASE address', await gasOf('41', '31', 2, 1), 2600, '100');
check('BLOCKHASH, up to 256 blocks back', await gasOf('60014303', '40', 8, 1), 100, '20');
check('BLOCKHASH, further back', await gasOf('6101184303', '40', 8, 1), 2100, '20');
// The memory that holds the init code costs 3.
check(
  'CREATE, 32 bytes of init code',
  await gasOf('60205f5f', 'f0', 3 + 2 + 2 + 3, 1),
  32_002,
  '32,002',
);
check(
  'CREATE2, 32 bytes of init code',
  await gasOf('5f60205f5f', 'f5', 2 + 3 + 2 + 2 + 3, 1),
  32_008,
  '32,008',
);
console.log('# #endregion prices');
