// Estimates calls that work and calls that fail with cfx_estimateGasAndCollateral.
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { ask, core, receiver, sender, wallet } from './client.js';
import { abi, bytecode, deploy } from './shop.js';

type Estimate = { gasLimit: string; gasUsed: string; storageCollateralized: string };

const hex = (n: bigint) => `0x${n.toString(16)}`;
const GDRIP = 10n ** 9n;
const CFX = 10n ** 18n;

// #region estimate
/** Prints the node's response to one request. */
async function estimate(situation: string, request: object): Promise<void> {
  const { result, error } = await ask<Estimate>('cfx_estimateGasAndCollateral', request);
  const number = (field: keyof Estimate) => Number(result[field]).toLocaleString('en-US');
  console.log(situation);
  if (error) console.log(`  ${error.code} ${error.message}\n  ${error.data ?? ''}`);
  else
    console.log(
      `  gasLimit ${number('gasLimit')}  gasUsed ${number('gasUsed')}  storageCollateralized ${number('storageCollateralized')}`,
    );
}
// #endregion estimate

const call = (functionName: string, args: unknown[] = []) =>
  encodeFunctionData({ abi, functionName, args });
const from = sender.address;
const forward = call('forward', [base32AddressToHex({ address: receiver.address })]);
const stranger = privateKeyToAccount(`0x${'11'.repeat(32)}`, { networkId: 1234 }).address;
const nobody = hexAddressToBase32({
  hexAddress: '0x5000000000000000000000000000000000000001',
  networkId: 1234,
});

console.log('== successes');
await estimate('payment', { from, to: receiver.address, value: '0x1' });
await estimate('deployment', { from, data: bytecode });
const shop = await deploy();
await estimate('new entry', { from, to: shop, data: call('order', [5n]) });
await estimate('no change of the state', {
  from,
  to: shop,
  data: call('orders', [`0x${'00'.repeat(20)}`]),
});
await estimate('payment by the contract', { from, to: shop, value: '0x1', data: forward });

console.log('== sent with the estimate');
// #region send
/** Sends a call with the estimated limits, or with more gas, and prints its receipt. */
async function sendEstimated(
  situation: string,
  to: typeof shop,
  value: bigint,
  data: Hex,
  more = 0n,
): Promise<void> {
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account: sender,
    to,
    value,
    data,
  });
  const gas = gasLimit + more;
  const hash = await wallet.sendTransaction({
    to,
    value,
    data,
    gas,
    storageLimit: storageCollateralized,
  });
  const { outcomeStatus, gasUsed, gasFee, effectiveGasPrice, txExecErrorMsg } =
    await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  const [limit, used, charged] = [gas, gasUsed, gasFee / effectiveGasPrice].map((n) =>
    n.toLocaleString('en-US'),
  );
  console.log(
    `${situation}\n  gas ${limit}  gasUsed ${used}  charged ${charged}  ${txExecErrorMsg ?? outcomeStatus}`,
  );
}
// #endregion send
await sendEstimated('new entry', shop, 0n, call('order', [5n]));
await sendEstimated('payment by the contract', shop, 1n, forward);
await sendEstimated('payment by the contract, 2,300 gas more', shop, 1n, forward, 2_300n);

console.log('== a call into eSpace');
// #region cross-space
const crossSpace = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000006',
  networkId: 1234,
});
const crossSpaceAbi = parseAbi([
  'function createEVM(bytes init) payable returns (bytes20)',
  'function callEVM(bytes20 to, bytes data) payable returns (bytes)',
]);
const create = encodeFunctionData({
  abi: crossSpaceAbi,
  functionName: 'createEVM',
  args: ['0x6360015f555f526004601cf3'],
}); // its code: sstore(0, 1)
const { result: created } = await ask<Hex>('cfx_call', { from, to: crossSpace, data: create });
await sendEstimated('creation of a contract in eSpace', crossSpace, 0n, create);
const callEvm = encodeFunctionData({
  abi: crossSpaceAbi,
  functionName: 'callEVM',
  args: [created.slice(0, 42) as Hex, '0x'],
});
await sendEstimated('callEVM that writes a new entry there', crossSpace, 0n, callEvm);
// #endregion cross-space

console.log('== what it ignores and what it checks');
await estimate('nonce 500', { from, to: receiver.address, value: '0x1', nonce: '0x1f4' });
await estimate('no from, value 500,000,000 CFX', {
  to: receiver.address,
  value: hex(500_000_000n * CFX),
});
await estimate('a sender without CFX, no gasPrice', { from: stranger, to: receiver.address });
await estimate('the same with gasPrice 1 Gdrip', {
  from: stranger,
  to: receiver.address,
  gasPrice: hex(GDRIP),
});
await estimate('a sender without CFX, value 1 drip', {
  from: stranger,
  to: receiver.address,
  value: '0x1',
});
await estimate('a sender without CFX, new entry', {
  from: stranger,
  to: shop,
  data: call('order', [5n]),
});
await estimate('gasPrice below the base fee', { from, to: receiver.address, gasPrice: '0x1' });
await estimate('gas 20,000', { from, to: receiver.address, gas: '0x4e20' });
await estimate('new entry, gas 25,000', {
  from: receiver.address,
  to: shop,
  data: call('order', [5n]),
  gas: '0x61a8',
});
await estimate('new entry, gas 27,000,000', {
  from: receiver.address,
  to: shop,
  data: call('order', [5n]),
  gas: hex(27_000_000n),
});
await estimate('new entry, gas 27,000,001', {
  from: receiver.address,
  to: shop,
  data: call('order', [5n]),
  gas: hex(27_000_001n),
});
await estimate('new entry, storageLimit 0', {
  from: receiver.address,
  to: shop,
  data: call('order', [5n]),
  storageLimit: '0x0',
});
await estimate('epochHeight 200,000 ahead', { from, to: receiver.address, epochHeight: '0x30d40' });
await estimate('chainId 1029', { from, to: receiver.address, chainId: '0x405' });

console.log('== failures');
await estimate('require with a text', { from, to: shop, data: call('refuse') });
await estimate('an error of its own', { from, to: shop, data: call('refuseShortly') });
await estimate('assert', { from, to: shop, data: call('fail') });
await estimate('no such function', { from, to: shop, data: '0x12345678' });
await estimate('an address of another network', {
  from,
  to: 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg',
});
await estimate('a receiver of no kind', { from, to: nobody });

console.log('== sponsored calls');
// #region sponsor
const control = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000001',
  networkId: 1234,
});
const controlAbi = parseAbi([
  'function addPrivilegeByAdmin(address contractAddr, address[] addresses)',
  'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
  'function setSponsorForCollateral(address contractAddr) payable',
]);
const shopHex = base32AddressToHex({ address: shop });
const everybody: Hex = `0x${'0'.repeat(40)}`;

async function sendToControl(data: Hex, value = 0n): Promise<void> {
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account: sender,
    to: control,
    data,
    value,
  });
  const hash = await wallet.sendTransaction({
    to: control,
    data,
    value,
    gas: gasLimit,
    storageLimit: storageCollateralized,
  });
  await core.waitForTransactionReceipt({ hash, retryCount: 200 });
}

/** Pays for the storage of callers: 1/32 CFX is half an entry. */
const payStorage = () =>
  sendToControl(
    encodeFunctionData({
      abi: controlAbi,
      functionName: 'setSponsorForCollateral',
      args: [shopHex],
    }),
    CFX / 32n,
  );

await sendToControl(
  encodeFunctionData({
    abi: controlAbi,
    functionName: 'addPrivilegeByAdmin',
    args: [shopHex, [everybody]],
  }),
);
await sendToControl(
  encodeFunctionData({
    abi: controlAbi,
    functionName: 'setSponsorForGas',
    args: [shopHex, CFX / 10_000n],
  }),
  CFX / 10n,
);
await payStorage();
// #endregion sponsor
const order = call('order', [5n]);
await estimate('new entry, the sponsor has 1/32 CFX for storage', {
  from: receiver.address,
  to: shop,
  data: order,
});
await payStorage();
await estimate('new entry, the sponsor has 1/16 CFX for storage', {
  from: receiver.address,
  to: shop,
  data: order,
});
await estimate('the same by a sender without CFX, gasPrice 1 Gdrip', {
  from: stranger,
  to: shop,
  data: order,
  gasPrice: hex(GDRIP),
});
await estimate('the same with gasPrice 10 Gdrip', {
  from: stranger,
  to: shop,
  data: order,
  gasPrice: hex(10n * GDRIP),
});
