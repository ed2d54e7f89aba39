// Calls eSpace with js-conflux-sdk and cive: return data, reasons of a revert, the predicted address of a contract.
import sdk from 'js-conflux-sdk';
import {
  BaseError,
  bytesToHex,
  decodeErrorResult,
  decodeFunctionResult,
  getContractAddress,
  type Hex,
} from 'viem';
import {
  ABI,
  abiOf,
  ask,
  CFX,
  check,
  core,
  cross,
  CROSS_SPACE,
  deployEspace,
  encode,
  encodeCross,
  espace,
  espaceSender,
  initOf,
  key,
  mapped,
  networkId,
  sender,
  url,
} from './spaces.ts';

const abi = abiOf('Shop');
const to = await deployEspace('Shop');
await cross('callEVM', [to, encode('Shop', 'buy', [espaceSender.address])], { value: CFX });

// #region read
const data = encode('Shop', 'tickets', [espaceSender.address]);
const output = await core.readContract({
  address: CROSS_SPACE,
  abi: ABI,
  functionName: 'staticCallEVM',
  args: [to, data],
});
const tickets = decodeFunctionResult({ abi, functionName: 'tickets', data: output });
console.log(`tickets: ${tickets}`);
// #endregion read
check(tickets === 1n, 'one ticket was sold');

// #region sdk
const conflux = new sdk.Conflux({ url, networkId }); // 1 on testnet, 1029 on mainnet
const account = conflux.wallet.addPrivateKey(key);
const crossSpace = conflux.InternalContract('CrossSpaceCall');
const buy = encode('Shop', 'buy', [espaceSender.address]);
const call = crossSpace.callEVM(to, buy);

const returned = await call.call({ from: account.address, value: CFX });
console.log(`ticket ${BigInt(bytesToHex(returned))}`);
const { outcomeStatus } = await call
  .sendTransaction({ from: account.address, value: CFX })
  .executed();
console.log(outcomeStatus === 0 ? 'bought' : 'failed');
// #endregion sdk
check(
  outcomeStatus === 0 &&
    (await espace.readContract({ address: to, abi, functionName: 'sold' })) === 2n,
  'the sdk buys',
);

// #region reason
try {
  await core.call({
    account: sender,
    to: CROSS_SPACE,
    data: encodeCross('callEVM', [to, buy]),
    value: CFX / 2n,
  });
} catch (error) {
  const { data: reason } = (error as BaseError).walk(
    (cause) => 'data' in (cause as object),
  ) as unknown as { data: Hex };
  const { errorName, args } = decodeErrorResult({ abi, data: reason });
  console.log(`reverted: ${errorName}(${args?.join(', ')})`);
}
// #endregion reason

// #region create
const from = mapped(sender.address);
const nonce = (await ask('mappedNonce', [sender.address])) as bigint;
const predicted = getContractAddress({ from, nonce });
await cross('createEVM', [initOf('Shop')]);
// #endregion create
check(
  ((await espace.getCode({ address: predicted })) ?? '0x') !== '0x',
  'the contract is at the predicted address',
);
check(
  (await espace.getTransactionCount({ address: from })) === Number(nonce) + 1,
  'eSpace RPC knows the same nonce',
);
console.log('createEVM: the contract is at the predicted address');
