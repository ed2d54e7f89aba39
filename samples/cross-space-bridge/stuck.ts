// A contract without a way back loses the change; one with a way back returns it. Then what a third party can and can't do.
import { formatEther } from 'viem';
import {
  abiOf,
  CFX,
  check,
  core,
  cross,
  deployCore,
  deployEspace,
  encode,
  espace,
  espaceSender,
  hexOf,
  mapped,
  mappedBalance,
  send,
  sendEspace,
  sender,
  stranger,
  type CoreAddress,
} from './spaces.ts';

const shop = await deployEspace('Shop');
const paid = (3n * CFX) / 2n;
const gas = 2_000_000n;
const line = (text: string, result: bigint | string) =>
  console.log(
    text.padEnd(62) + (typeof result === 'bigint' ? `${formatEther(result)} CFX` : result),
  );
const outcome = async (sent: ReturnType<typeof send>) => {
  const { outcomeStatus, txExecErrorMsg } = await sent;
  return outcomeStatus === 'success' ? 'success' : txExecErrorMsg!.replace(/, $/, '');
};
const balance = (address: CoreAddress) => core.getBalance({ address });

console.log('OneWay: pays 1.5 CFX for a ticket of 1 CFX');
const oneWay = await deployCore('OneWay', [shop]);
const bought = await send({
  to: oneWay,
  data: encode('OneWay', 'buy', [espaceSender.address]),
  value: paid,
});
check(bought.outcomeStatus === 'success', 'OneWay buys');
line('  mapped account of OneWay', await mappedBalance(oneWay));
line(
  '  its creator calls withdrawFromMapped',
  await outcome(cross('withdrawFromMapped', [CFX / 2n], { gas })),
);
line(
  '  a stranger calls withdrawFromMapped',
  await outcome(cross('withdrawFromMapped', [CFX / 2n], { gas, from: stranger })),
);
line('  still in the mapped account', await mappedBalance(oneWay));
check((await mappedBalance(oneWay)) === CFX / 2n, 'the change is stuck');

console.log('Buyer: the same purchase');
const buyer = await deployCore('Buyer', [shop]);
const before = await balance(sender.address);
const receipt = await send({
  to: buyer,
  data: encode('Buyer', 'buy', [espaceSender.address]),
  value: paid,
});
check(receipt.outcomeStatus === 'success', `Buyer buys: ${receipt.txExecErrorMsg}`);
const cost =
  before -
  (await balance(sender.address)) -
  receipt.gasFee -
  (receipt.storageCollateralized * CFX) / 1024n;
line('  the caller paid', cost);
line('  mapped account of Buyer', await mappedBalance(buyer));
check(cost === CFX && (await mappedBalance(buyer)) === 0n, 'the change came back');

console.log('Someone sends 2 CFX to the mapped address of Buyer');
await sendEspace({ to: mapped(buyer), value: 2n * CFX });
const buyAgain = { to: buyer, data: encode('Buyer', 'buy', [espaceSender.address]), value: paid };
check((await send(buyAgain)).outcomeStatus === 'success', 'a purchase goes on');
line('  after another purchase, the mapped account has', await mappedBalance(buyer));
check((await mappedBalance(buyer)) === 2n * CFX, 'a customer can’t take CFX that came before');
line(
  '  a stranger calls sweep',
  await outcome(
    send({
      to: buyer,
      data: encode('Buyer', 'sweep', [hexOf(stranger.address)]),
      gas,
      from: stranger,
    }),
  ),
);
line(
  '  the owner calls sweep',
  await outcome(send({ to: buyer, data: encode('Buyer', 'sweep', [hexOf(stranger.address)]) })),
);
line('  mapped account of Buyer', await mappedBalance(buyer));
check((await mappedBalance(buyer)) === 0n, 'the owner has the CFX');

const thief = await deployCore('Thief', [hexOf(buyer)], 5n * CFX);
const attack = await send({ to: thief, data: encode('Thief', 'attack'), gas: 10_000_000n });
check(
  attack.outcomeStatus === 'success' &&
    (await espace.readContract({ address: shop, abi: abiOf('Shop'), functionName: 'sold' })) === 6n,
  `three more tickets: ${attack.txExecErrorMsg}`,
);
line(
  '  a contract that calls buy again when it gets change, paid',
  5n * CFX - (await balance(thief)),
);
check(
  (await balance(thief)) === 2n * CFX && (await balance(buyer)) === 0n,
  'three tickets cost 3 CFX',
);

console.log('Halfway: 1 CFX arrives at its mapped address');
const halfway = await deployCore('Halfway');
await sendEspace({ to: mapped(halfway), value: CFX });
line('  fromEspace', await outcome(send({ to: halfway, data: encode('Halfway', 'fromEspace') })));
line('  now in the contract, without a function that sends it', await balance(halfway));
check(
  (await balance(halfway)) === CFX,
  'withdrawFromMapped pays a contract without running its code',
);
