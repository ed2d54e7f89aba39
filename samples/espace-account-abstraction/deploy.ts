// Deploys what isn't there yet: the CREATE2 factory, the EntryPoint and the factory of accounts.
import { parseEther, size, type Address } from 'viem';
import { bundler, client, FEES, me, receiptOf } from './chain.ts';
import { CREATE2, creations } from './contracts.ts';

const codeOf = (address: Address) => client.getCode({ address });

if (!(await codeOf(CREATE2))) {
  // Its public deployment: the same transaction on every chain.
  const sender = '0x3fAB184622Dc19b6109349B94811493BF2a45362';
  await receiptOf(
    await bundler.sendTransaction({ to: sender, value: parseEther('0.01'), ...FEES }),
  );
  await receiptOf(
    await client.sendRawTransaction({
      serializedTransaction:
        '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222',
    }),
  );
}

for (const { name, address, data } of creations) {
  if (!(await codeOf(address))) {
    const estimate = await client.estimateGas({ account: me, to: CREATE2, data });
    const gas = (estimate * 11n) / 10n;
    const hash = await bundler.sendTransaction({ to: CREATE2, data, gas, ...FEES });
    const { gasUsed } = await receiptOf(hash);
    console.log(`${name}, gas estimate`.padEnd(36), estimate.toLocaleString('en-US').padStart(12));
    console.log(`${name}, gas used`.padEnd(36), gasUsed.toLocaleString('en-US').padStart(12));
  }
  const code = await codeOf(address);
  if (!code) throw new Error(`${name} wasn't deployed`);
  console.log(`${name}, bytes of code`.padEnd(36), size(code).toLocaleString('en-US').padStart(12));
}
