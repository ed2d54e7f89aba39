// Sends a transaction of each type, with viem and with ethers, and reads it back.
import { JsonRpcProvider, Wallet } from 'ethers';
import { keccak256, parseGwei, toHex, toRlp, zeroAddress, type Hex } from 'viem';
import { sign } from 'viem/accounts';
import {
  chainId,
  client,
  expect,
  FEES,
  inGdrip,
  newAccount,
  pool,
  receiptOf,
  url,
} from './client.ts';

const { key, wallet, address } = await newAccount();
const to = '0x1111111111111111111111111111111111111111';
const code = '0x00000000000000000000000000000000000000aa'; // nothing is deployed there
const accessList = [{ address: to, storageKeys: [toHex(0, { size: 32 })] }] as const;
const row = (...cells: unknown[]) =>
  console.log(
    cells
      .map((cell, index) => String(cell).padEnd(index === 0 ? 22 : 14))
      .join('')
      .trimEnd(),
  );

// #region viem
const gasPrice = parseGwei('21');
const fees = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };
const authorization = () => wallet.signAuthorization({ contractAddress: code, executor: 'self' });
const requests = [
  () => ({ type: 'legacy', to, gas: 21_000n, gasPrice }),
  () => ({ type: 'eip2930', to, gas: 25_300n, gasPrice, accessList }),
  () => ({ type: 'eip1559', to, gas: 21_000n, ...fees }),
  async () => ({
    type: 'eip7702',
    to,
    gas: 71_000n,
    ...fees,
    authorizationList: [await authorization()],
  }),
] as const;
// #endregion viem
row('viem', 'status', 'gasUsed', 'Gdrip per gas', 'gasFee in Gdrip');
for (const request of requests) {
  const fields = await request();
  const hash = await wallet.sendTransaction(fields as never);
  const receipt = await receiptOf(hash);
  const read = await client.getTransaction({ hash });
  expect(
    read.type === fields.type && receipt.type === fields.type,
    `${fields.type} keeps its type`,
  );
  expect(receipt.status === 'success', `${fields.type} is executed`);
  row(
    `${Number(read.typeHex)}, ${read.type}`,
    receipt.status,
    receipt.gasUsed,
    inGdrip(receipt.effectiveGasPrice),
    inGdrip(receipt.gasFee),
  );
}
expect(
  (await client.getCode({ address })) === `0xef0100${code.slice(2)}`,
  'type 4 delegated the account',
);

const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true, pollingInterval: 200 });
const signer = new Wallet(key, provider);
row('ethers', 'status', 'gasUsed');
for (const type of [0, 1, 2, 4]) {
  const nonce = await client.getTransactionCount({ address });
  const price = type < 2 ? { gasPrice } : fees;
  const gasLimit = { 0: 21_000, 1: 25_300, 2: 21_000, 4: 71_000 }[type]!;
  const lists = {
    ...(type === 1 && { accessList: [...accessList] }),
    ...(type === 4 && {
      authorizationList: [await signer.authorize({ address: zeroAddress, nonce: nonce + 1 })],
    }),
  };
  const { hash } = await signer.sendTransaction({
    type,
    to,
    nonce,
    gasLimit,
    ...price,
    ...lists,
  } as never);
  await receiptOf(hash as Hex);
  const [read, receipt] = await Promise.all([
    provider.getTransaction(hash),
    provider.getTransactionReceipt(hash),
  ]);
  expect(read?.type === type && receipt?.status === 1, `ethers reads type ${type} back`);
  expect(
    !('gasFee' in receipt!) &&
      (await provider.send('eth_getTransactionReceipt', [hash])).gasFee !== undefined,
    'ethers leaves out gasFee',
  );
  row(read!.type, receipt!.status, receipt!.gasUsed);
}
provider.destroy();
expect(
  (await client.getCode({ address })) === undefined,
  'the authorization for the zero address removed the delegation',
);

row('not of these types', 'pool');
const nonce = await client.getTransactionCount({ address });
const common = { nonce, to, gas: 21_000n, ...FEES } as const;
const blob = {
  type: 'eip4844',
  chainId,
  maxFeePerBlobGas: 1n,
  blobVersionedHashes: [toHex(2n ** 248n, { size: 32 })],
  ...common,
} as const;
const answers = [
  ['3, blob', await pool(await wallet.account.signTransaction(blob as never))],
  [
    'chain id of mainnet',
    await pool(await wallet.account.signTransaction({ type: 'eip1559', chainId: 1030, ...common })),
  ],
] as const;
for (const [label, answer] of answers) {
  row(label, answer);
  expect(answer !== 'accepted', `${label} is refused`);
}

// #region no-chain-id
const fields = [toHex(nonce), toHex(gasPrice), toHex(21_000n), to, '0x', '0x'] as Hex[]; // what Ethereum signed until 2016
const { r, s, v } = await sign({ hash: keccak256(toRlp(fields)), privateKey: key });
const integer = (word: Hex) => toHex(BigInt(word)); // RLP has no leading zeros
const raw = toRlp([...fields, toHex(v!), integer(r), integer(s)]);
// #endregion no-chain-id
row('0, without chain id', await pool(raw), (await receiptOf(keccak256(raw))).status);
