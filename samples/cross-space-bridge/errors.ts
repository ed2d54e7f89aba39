// Calls that fail in the ways of the page's table, and the message of each.
import { concatHex, pad, toFunctionSelector } from 'viem';
import {
  CFX,
  check,
  cross,
  CROSS_SPACE,
  deployEspace,
  encode,
  espace,
  espaceSender,
  initOf,
  send,
} from './spaces.ts';

const to = await deployEspace('Shop');
const customer = espaceSender.address;
/** Waits for a transaction that has to fail with the error, and prints the error. */
const fails = async (text: string, sent: ReturnType<typeof send>, error: string) => {
  const { outcomeStatus, txExecErrorMsg } = await sent;
  check(outcomeStatus === 'failed' && !!txExecErrorMsg?.includes(error), `${text}: ${error}`);
  console.log(`${text}: ${txExecErrorMsg!.replace(/, $/, '')}`);
};
const gas = 400_000n;
await fails(
  'transferEVM(address), a wrong interface',
  send({
    to: CROSS_SPACE,
    data: concatHex([toFunctionSelector('transferEVM(address)'), pad(customer, { size: 32 })]),
    value: CFX,
    gas,
  }),
  'unsupported function',
);
await fails(
  'buy with a limit of 400,000',
  cross('callEVM', [to, encode('Shop', 'buy', [customer])], { value: CFX, gas }),
  'OutOfGas',
);
await fails(
  'createEVM with a limit of 2,000,000',
  cross('createEVM', [initOf('Shop')], { gas: 2_000_000n }),
  'OutOfGas',
);
const registry = '0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24';
const isDeployed = async () => (await espace.getCode({ address: registry })) !== undefined;
if (!(await isDeployed())) {
  const { outcomeStatus, gasUsed } = await cross('deployEip1820', [], { gas: 8_000_000n });
  check(outcomeStatus === 'success' && (await isDeployed()), 'the registry is deployed');
  console.log(`deployEip1820, the first time: success, gas used ${gasUsed}`);
}
await fails(
  'deployEip1820, after it is deployed',
  cross('deployEip1820', [], { gas: 8_000_000n }),
  'eip-1820 contract has been deployed.',
);
