// Sends two public deployment transactions to the local node.
import {
  concatHex,
  getContractAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  size,
  toHex,
  type Hex,
} from 'viem';
import multicall3 from './multicall3.json' with { type: 'json' };
import { check, client, fees, receiptOf, wallet } from './wallet.ts';

// https://github.com/Arachnid/deterministic-deployment-proxy, README.md at b3bb19c5aa8af6d9424fd66a234116a1e8adc3bf
const FACTORY_TRANSACTION =
  '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222';

// #region send
async function sendPublished(name: string, serializedTransaction: Hex) {
  const { gas = 0n, gasPrice = 0n, chainId } = parseTransaction(serializedTransaction);
  check(chainId === undefined, 'the transaction is bound to no chain');
  const sender = await recoverTransactionAddress({
    serializedTransaction: serializedTransaction as never,
  });
  const contract = getContractAddress({ from: sender, nonce: 0n });
  await receiptOf(
    await wallet.sendTransaction({ to: sender, value: gas * gasPrice, gas: 21_000n, ...fees }),
  );

  const { status, gasUsed } = await receiptOf(
    await client.sendRawTransaction({ serializedTransaction }),
  );
  const code = await client.getCode({ address: contract });
  console.log(`${name}\n  sender: ${sender}\n  contract: ${contract}`);
  console.log(
    `  gas limit: ${gas}, gas used: ${gasUsed}, status: ${status}\n  code: ${code ? `${size(code)} bytes` : 'none'}`,
  );
  console.log(
    `  next nonce of the sender: ${await client.getTransactionCount({ address: sender })}`,
  );
  return { contract, code, status };
}
// #endregion send

const factory = await sendPublished('CREATE2 factory', FACTORY_TRANSACTION);
check(factory.status === 'success', 'the factory fits in its gas limit');

// #region create2
const salt = toHex(1n, { size: 32 });
const initCode: Hex = '0x6001600c60003960016000f300'; // returns a contract of one byte, STOP
const expected = getContractAddress({
  opcode: 'CREATE2',
  from: factory.contract,
  salt,
  bytecode: initCode,
});
await receiptOf(
  await wallet.sendTransaction({
    to: factory.contract,
    data: concatHex([salt, initCode]),
    ...fees,
  }),
);
console.log(
  `A contract of the factory\n  expected at: ${expected}\n  code: ${await client.getCode({ address: expected })}`,
);
// #endregion create2
check(
  (await client.getCode({ address: expected })) === '0x00',
  'CREATE2 follows the formula of Ethereum',
);

const transaction = multicall3.transaction as Hex;
const multicall = await sendPublished('Multicall3', transaction);
check(
  multicall.status === 'reverted' && !multicall.code,
  'Multicall3 does not fit in its gas limit',
);
const { data = '0x' } = parseTransaction(transaction);
const estimate = await client.estimateGas({ account: wallet.account, data });
const { gasUsed, contractAddress } = await receiptOf(
  await wallet.sendTransaction({ data, gas: estimate, ...fees }),
);
const code = await client.getCode({ address: contractAddress! });
console.log(
  `Multicall3, deployed from an ordinary account\n  gas used: ${gasUsed}\n  code: ${size(code!)} bytes, keccak256 ${keccak256(code!)}`,
);
