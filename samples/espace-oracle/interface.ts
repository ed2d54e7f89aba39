// Compares the function and the errors of MockOracle with Pyth's package.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { toFunctionSelector, type AbiFunction } from 'viem';
import { check, deploy } from './espace.ts';

const require = createRequire(import.meta.url);
const pyth = require('@pythnetwork/pyth-sdk-solidity/abis/IPyth.json') as AbiFunction[];
const { abi } = await deploy('MockOracle');

const shape = (items: readonly AbiFunction[]) => {
  const item = items.find(({ name }) => name === 'getPriceNoOlderThan')!;
  const fields = (
    item.outputs[0] as unknown as { components: { name: string; type: string }[] }
  ).components.map(({ type, name }) => `${type} ${name}`);
  return `getPriceNoOlderThan  ${toFunctionSelector(item)}  ${item.stateMutability}, returns ${fields.join(', ')}`;
};
check(shape(abi as AbiFunction[]) === shape(pyth), 'selector, mutability and fields are the same');
console.log(shape(pyth));

const source = readFileSync(
  require.resolve('@pythnetwork/pyth-sdk-solidity/PythErrors.sol'),
  'utf8',
);
for (const error of ['PriceFeedNotFound', 'StalePrice']) {
  check(source.includes(`error ${error}();`), `Pyth has ${error}`);
  check(
    abi.some((item) => item.type === 'error' && item.name === error && item.inputs.length === 0),
    `MockOracle has ${error}`,
  );
  console.log(`${error.padEnd(20)} ${toFunctionSelector(`${error}()`)}`);
}
