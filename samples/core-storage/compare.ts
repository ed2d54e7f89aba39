// Deploys 10 KiB of code, writes 100 new entries and clears them, in both spaces.
import { call, storeOfSize } from './contract.ts';
import { sendInEspace } from './espace.ts';
import {
  ann,
  assert,
  cfx,
  core,
  CFX,
  ENTRY_UNITS,
  GDRIP,
  KIB_UNITS,
  send,
  UNIT,
  whole,
  type Transaction,
} from './setup.ts';

const CODE_BYTES = 10_240;
const ENTRIES = 100;

// #region compute
/** The collateral of code and entries, in drip. */
const collateral = (codeBytes: number, entries: number) =>
  (BigInt(Math.ceil(codeBytes / 1024)) * KIB_UNITS + BigInt(entries) * ENTRY_UNITS) * UNIT;
// #endregion compute

assert.equal(collateral(CODE_BYTES, ENTRIES), 11n * CFX + CFX / 4n);
assert.equal(collateral(CODE_BYTES, 0), 5n * CFX);
assert.equal(collateral(0, ENTRIES), 6n * CFX + CFX / 4n);
assert.equal(collateral(1025, 0), CFX, 'each started KiB counts');

// #region measure
const locked = () => core.getCollateralForStorage({ address: ann.address });

/** Sends a transaction and returns its gas and by how much the account's collateral changed, in drip. */
async function measure(tx: Transaction) {
  const before = await locked();
  const receipt = await send(ann, tx);
  if (receipt.outcomeStatus !== 'success') throw new Error(receipt.txExecErrorMsg ?? 'failed');
  return {
    gas: receipt.gasUsed,
    change: (await locked()) - before,
    contract: receipt.contractCreated,
  };
}
// #endregion measure

const row = (label: string, ...cells: string[]) =>
  console.log(label.padEnd(23) + cells.map((cell) => cell.padStart(13)).join(''));
row('', 'Core gas', 'fee, CFX', 'collateral', 'eSpace gas', 'fee, CFX');

const total = { core: 0n, espace: 0n, collateral: 0n };
function print(label: string, coreGas: bigint, change: bigint, espaceGas: bigint) {
  // What the gas costs at the lowest base fee of each space.
  const [coreFee, espaceFee] = [coreGas * GDRIP, espaceGas * 20n * GDRIP];
  total.core += coreFee;
  total.espace += espaceFee;
  total.collateral += change;
  row(label, whole(coreGas), cfx(coreFee), cfx(change), whole(espaceGas), cfx(espaceFee));
}

const code = storeOfSize(CODE_BYTES);
const deployed = await measure({ data: code });
const evmDeployed = await sendInEspace({ data: code });
print('deploy 10 KiB of code', deployed.gas, deployed.change, evmDeployed.gasUsed);
assert.equal(deployed.change, collateral(CODE_BYTES, 0));

const to = deployed.contract as NonNullable<typeof deployed.contract>;
const evmTo = evmDeployed.contractAddress as NonNullable<typeof evmDeployed.contractAddress>;
const write = call('set', 0, ENTRIES, 1);
const written = await measure({ to, data: write });
print(
  'write 100 new entries',
  written.gas,
  written.change,
  (await sendInEspace({ to: evmTo, data: write })).gasUsed,
);
assert.equal(written.change, collateral(0, ENTRIES));
assert.equal(total.collateral, collateral(CODE_BYTES, ENTRIES));
row('together', '', cfx(total.core), cfx(total.collateral), '', cfx(total.espace));

const clear = call('set', 0, ENTRIES, 0);
const cleared = await measure({ to, data: clear });
print(
  'clear the 100 entries',
  cleared.gas,
  cleared.change,
  (await sendInEspace({ to: evmTo, data: clear })).gasUsed,
);
assert.equal(cleared.change, -collateral(0, ENTRIES));
row('in the end', '', cfx(total.core), cfx(total.collateral), '', cfx(total.espace));
assert.equal(total.collateral, collateral(CODE_BYTES, 0), 'the deposit for code stays');
