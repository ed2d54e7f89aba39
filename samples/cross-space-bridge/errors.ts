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
/** Waits for a transaction, and prints the gas that it used, or its error. */
const show = async (text: string, sent: ReturnType<typeof send>) => {
  const { outcomeStatus: status, txExecErrorMsg, gasUsed } = await sent;
  console.log(
    `${text}: ${status === 'success' ? `success, gas used ${gasUsed}` : txExecErrorMsg!.replace(/, $/, '')}`,
  );
};
const gas = 400_000n;
await show(
  'transferEVM(address), a wrong interface',
  send({
    to: CROSS_SPACE,
    data: concatHex([toFunctionSelector('transferEVM(address)'), pad(customer, { size: 32 })]),
    value: CFX,
    gas,
  }),
);
await show(
  'buy with a limit of 400,000',
  cross('callEVM', [to, encode('Shop', 'buy', [customer])], { value: CFX, gas }),
);
await show(
  'createEVM with a limit of 2,000,000',
  cross('createEVM', [initOf('Shop')], { gas: 2_000_000n }),
);
const deployed = async () =>
  (await espace.getCode({ address: '0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24' })) !== undefined;
console.log(`code of the ERC-1820 registry in eSpace: ${(await deployed()) ? 'yes' : 'no'}`);
await show('deployEip1820', cross('deployEip1820', [], { gas: 8_000_000n }));
console.log(`code of the ERC-1820 registry in eSpace: ${(await deployed()) ? 'yes' : 'no'}`);
await show('deployEip1820 again', cross('deployEip1820', [], { gas: 8_000_000n }));
