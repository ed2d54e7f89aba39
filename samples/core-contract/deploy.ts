// Deploys a token and uses it, with cive.
import { parseAbi } from 'cive/utils';
import { decodeErrorResult, parseEther, type BaseError, type Hex } from 'viem';
import { account, assert, bob, core, fees, hexOf, wallet } from './client.ts';
import { compile } from './compile.ts';

// #region deploy
const { Voucher } = compile('Voucher.sol');
const hash = await wallet.deployContract({ ...Voucher!, args: [parseEther('1000')], ...fees });
const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'Not deployed');
const token = receipt.contractCreated!;
// #endregion deploy

const code = await core.getCode({ address: token });
const bytes = (code!.length - 2) / 2;
const deployed = Number(receipt.storageCollateralized);
assert.match(hexOf(token), /^0x8/);
assert.equal(hexOf((await core.getAdmin({ address: token }))!), hexOf(account.address));
assert.equal(deployed, 512 * Math.ceil(bytes / 1024) + 64 * 5); // name, symbol, supply, owner, one balance
console.log('# #region deploy');
console.log('address       ', token);
console.log('in hex        ', hexOf(token));
console.log('admin         ', 'the deployer');
console.log('code          ', bytes, 'bytes');
console.log('gas used      ', Number(receipt.gasUsed));
console.log('collateral    ', deployed, 'units');
console.log('# #endregion deploy');

console.log('# #region use');
// #region use
const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
]);
const contract = { address: token, abi } as const;

const sent = await wallet.writeContract({
  ...contract,
  functionName: 'transfer',
  args: [bob, 5n],
  ...fees,
});
const { epochNumber, storageCollateralized } = await core.waitForTransactionReceipt({
  hash: sent,
  retryCount: 200,
});
const balance = await core.readContract({ ...contract, functionName: 'balanceOf', args: [bob] });
const [log] = await core.getLogs({
  address: token,
  event: abi[2],
  fromEpoch: epochNumber,
  toEpoch: epochNumber,
});

console.log('collateral', storageCollateralized, 'units');
console.log('balance of Bob', balance);
console.log(log!.eventName, log!.args);
// #endregion use
console.log('# #endregion use');
assert.deepEqual([storageCollateralized, balance, log!.args.value], [64n, 5n, 5n]);

console.log('# #region revert');
// #region revert
try {
  await core.simulateContract({
    ...contract,
    functionName: 'transfer',
    args: [bob, parseEther('2000')],
    account,
  });
} catch (error) {
  const { data } = (error as BaseError).walk((cause) => 'data' in (cause as object)) as unknown as {
    data: Hex;
  };
  const { errorName, args } = decodeErrorResult({ abi, data });
  console.log(errorName, args);
}
// #endregion revert
console.log('# #endregion revert');
