// Pays from a smart account with a user operation. The first one creates the account.
import { formatEther, parseEther } from 'viem';
import { bundler, client, FEES, me, receiptOf } from './chain.ts';
import { accountOf, creationOf } from './contracts.ts';
import { deposit, pay, send, sign } from './op.ts';

// In an application, the owner is the user's wallet.
const owner = me;
const account = await accountOf(owner.address);
if ((await client.getBalance({ address: account })) < parseEther('0.1'))
  await receiptOf(
    await bundler.sendTransaction({ to: account, value: parseEther('0.2'), ...FEES }),
  );

const exists = await client.getCode({ address: account });
const op = await pay(
  account,
  owner.address,
  parseEther('0.01'),
  exists ? {} : creationOf(owner.address),
);
const sent = await send(bundler, await sign(owner, op));

const show = (name: string, value: unknown) => console.log(name.padEnd(36), String(value));
show('Account', account);
show('Payment succeeded', sent.success);
show('Gas used', sent.receipt.gasUsed);
show('CFX: the account paid the sender', formatEther(sent.actualGasCost));
show('CFX: the sender paid the network', formatEther(sent.cost));
show('CFX: deposit of the account', formatEther(await deposit(account)));
