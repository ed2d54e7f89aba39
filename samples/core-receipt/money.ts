// Prints what receipts show about fee and deposit, with and without sponsors.
import { base32AddressToHex } from 'cive/utils';
import { encodeFunctionData, parseAbi } from 'viem';
import {
  base32,
  call,
  CFX,
  core,
  deploy,
  expect,
  GDRIP,
  payer,
  person,
  send,
  type Call,
  type Receipt,
} from './client.ts';

const till = await deploy();
const guest = person('guest');

/** Sponsors gas and storage of the contract for everybody. */
async function sponsor(): Promise<void> {
  const to = base32('0x0888000000000000000000000000000000000001');
  const contract = base32AddressToHex({ address: till });
  const abi = parseAbi([
    'function addPrivilegeByAdmin(address contractAddr, address[] users)',
    'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
    'function setSponsorForCollateral(address contractAddr) payable',
  ]);
  const calls: Call[] = [
    {
      data: encodeFunctionData({
        abi,
        functionName: 'addPrivilegeByAdmin',
        args: [contract, [`0x${'0'.repeat(40)}`]],
      }),
      storageLimit: 64n,
    },
    {
      data: encodeFunctionData({
        abi,
        functionName: 'setSponsorForGas',
        args: [contract, CFX / 1_000n],
      }),
      value: CFX,
    },
    {
      data: encodeFunctionData({ abi, functionName: 'setSponsorForCollateral', args: [contract] }),
      value: CFX,
    },
  ];
  for (const one of calls)
    expect(
      (await send(payer, { to, ...one })).outcomeStatus === '0x0',
      'the contract is sponsored',
    );
}

const amount = (hex: string) => Number(hex).toLocaleString('en-US');
// #region print
function print(situation: string, receipt: Receipt): Receipt {
  const {
    gasUsed,
    gasFee,
    effectiveGasPrice,
    burntGasFee,
    gasCoveredBySponsor,
    storageCoveredBySponsor,
  } = receipt;
  const charged = BigInt(gasFee) / BigInt(effectiveGasPrice); // the receipt has no field for it
  const released =
    receipt.storageReleased.map(({ collaterals }) => amount(collaterals)).join(' ') || 'none';
  console.log(situation);
  console.log(
    `  gasUsed ${amount(gasUsed)}, charged ${charged.toLocaleString('en-US')}, gasCoveredBySponsor ${gasCoveredBySponsor}`,
  );
  console.log(
    `  gasFee ${amount(gasFee)} drip, of which burntGasFee ${amount(burntGasFee ?? '0x0')}`,
  );
  console.log(
    `  storageCollateralized ${amount(receipt.storageCollateralized)}, released ${released}, storageCoveredBySponsor ${storageCoveredBySponsor}`,
  );
  expect(receipt.outcomeStatus === '0x0', 'the transaction succeeds');
  return receipt;
}
// #endregion print

print(
  'payment, gas limit 21,000',
  await send(payer, { to: guest.address, value: CFX, gas: 21_000n }),
);
print(
  'payment, gas limit 100,000',
  await send(payer, { to: guest.address, value: CFX, gas: 100_000n }),
);
const pay: Call = { to: till, data: call('pay'), value: 1n, gas: 60_000n, storageLimit: 64n };
print('a new entry', await send(payer, pay));
print('the entry cleared', await send(payer, { ...pay, data: call('forget'), value: 0n }));

await sponsor();
const before = await core.getBalance({ address: guest.address });
print('a new entry, sponsored', await send(guest, pay));
const after = await core.getBalance({ address: guest.address });
expect(before - after === 1n, 'a sponsored sender pays only the value');
const cleared = print(
  'the entry cleared, sponsored',
  await send(guest, { ...pay, data: call('forget'), value: 0n }),
);
expect(
  cleared.storageReleased[0]!.address.endsWith(till.split(':').at(-1)!),
  'the deposit returns to the sponsored contract',
);
const dear = print(
  'a price above the upper bound',
  await send(guest, { ...pay, gasPrice: 20n * GDRIP }),
);
expect(
  !dear.gasCoveredBySponsor && dear.storageCoveredBySponsor,
  'above the bound, the sender pays the gas',
);
