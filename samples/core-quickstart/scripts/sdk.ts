import { readFileSync } from 'node:fs';
import jsConfluxSdk from 'js-conflux-sdk';
import { addressFile, networkId, url } from './core.ts';

const { Conflux, Drip } = jsConfluxSdk;
const { abi } = JSON.parse(readFileSync('build/Notebook.json', 'utf8'));
const conflux = new Conflux({ url, networkId });
const from = conflux.wallet.addPrivateKey(process.env.PRIVATE_KEY!).address;
console.log(`js-conflux-sdk: ${new Drip(await conflux.cfx.getBalance(from)).toCFX()} CFX`);

const contract = conflux.Contract({ abi, address: readFileSync(addressFile, 'utf8') });
const call = contract.write(BigInt(process.argv[2]));
const { gasLimit, storageCollateralized } = await call.estimateGasAndCollateral({ from });
const { baseFeePerGas } = await conflux.cfx.getBlockByEpochNumber('latest_state', false);
const receipt = await call
  .sendTransaction({
    from,
    gas: gasLimit + gasLimit / 10n,
    storageLimit: storageCollateralized,
    maxFeePerGas: 2n * baseFeePerGas + 10n ** 8n,
    maxPriorityFeePerGas: 10n ** 8n,
  })
  .executed();
console.log(
  `outcomeStatus: ${receipt.outcomeStatus}, collateral: ${receipt.storageCollateralized} units`,
);
for (const log of receipt.logs) console.log(contract.abi.decodeLog(log)?.object);
console.log(`stored: ${await contract.numbers(from)}`);
