// Makes deposits of all kinds in both spaces, a reorganization and crashes, and compares the ledgers with the balances.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { formatEther, parseEther as cfx, type Hex } from 'viem';
import { ask, coreUrl, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { epochOf, mine } from '../harness/play.ts';
import { executedIn, type Transaction } from './blocks.ts';
import {
  askEspace,
  beforeEspaceBlock,
  best,
  blockAfter,
  branchAfter,
  callTo,
  crossOver,
  customers,
  deploy,
  espacePort,
  espaceUrl,
  finalize,
  NAMES,
  nonces,
  payers,
  poor,
  sendCore,
  sendEspace,
  signCore,
  signEspace,
  transferOf,
  type Name,
} from './chain.ts';
import { coreSpace, simple } from './core.ts';
import { eSpace } from './espace.ts';
import { open, save } from './ledger.ts';
import { callerOf } from './rpc.ts';
import { step } from './scanner.ts';

const GAS = { gas: 21_000n };
const { stop } = await startChain({
  settings: {
    ...PLAYED,
    enable_optimistic_execution: true,
    executive_trace: true,
    jsonrpc_http_eth_port: espacePort,
  },
});
try {
  await mine(10);
  nonces.core = Number(await ask('cfx_getNextNonce', payers.core.address));
  await crossOver(payers.espace.address, cfx('1000'));
  await mine(10);
  const payments = await deploy('Payments');
  const coin = await deploy('Coin');
  const falseCoin = await deploy('Coin');
  await finalize(); // the ledgers begin at a final block

  const spaces = {
    core: coreSpace(
      callerOf(coreUrl),
      NAMES.map((name) => customers[name].core),
      [coin.core],
    ),
    espace: eSpace(
      callerOf(espaceUrl),
      NAMES.map((name) => customers[name].espace),
      [coin.espace],
    ),
  };
  type Side = keyof typeof spaces;
  const first = await epochOf('latest_finalized');
  const fileOf = (side: Side) => `${side}.json`;
  const ledgers = {
    core: await open(fileOf('core'), spaces.core, first),
    espace: await open(fileOf('espace'), spaces.espace, first),
  };
  const dropped = { core: 0, espace: 0 };
  async function scan(side: Side): Promise<void> {
    for (;;) {
      const done = await step(spaces[side], ledgers[side]);
      if (!done) return;
      if (done.endsWith('left the chain')) dropped[side] += 1;
      save(fileOf(side), ledgers[side]);
    }
  }

  // Deposits of all kinds.
  const { anna, bert, carl, dora } = customers;
  const sends = { core: sendCore, espace: sendEspace };
  for (const side of ['core', 'espace'] as const) {
    const send = sends[side];
    await send({ to: anna[side], value: cfx('1'), ...GAS });
    await send({ to: payments[side], value: cfx('2'), data: callTo('pay', bert[side]) });
    await send({ to: payments[side], value: cfx('0.5'), data: callTo('destroy', bert[side]) });
    await send({ to: payments[side], value: cfx('4'), data: callTo('payAndRevert', carl[side]) });
    await send({ to: payments[side], value: cfx('8'), data: callTo('payAndUndo', carl[side]) });
    await send({ to: coin[side], data: transferOf(anna[side], cfx('5')) });
    await send({ to: falseCoin[side], data: transferOf(anna[side], cfx('99')) });
    await send({ to: coin[side], data: transferOf(bert[side], 0n), gas: 100_000n });
  }
  await crossOver(carl.espace, cfx('3'));
  await sendCore({ to: poor.address, value: cfx('4'), ...GAS });
  await mine(20);

  // The same transaction in two blocks, and one that fails although it is a plain payment.
  const twice = await signCore({ to: carl.core, value: cfx('16'), ...GAS });
  const parent = await best();
  const siblings = [
    await blockAfter(parent, 1, [twice.raw]),
    await blockAfter(parent, 2, [twice.raw]),
  ];
  const spend = await signCore(
    { to: payers.core.address, value: cfx('3'), nonce: 0, ...GAS },
    poor,
  );
  const fails = await signCore({ to: dora.core, value: cfx('3'), nonce: 1, ...GAS }, poor);
  await mine(1);
  await blockAfter(await best(), 1, [spend.raw, fails.raw]);
  await mine(10);

  // The copies of that transaction, as the node returns them.
  console.log('# #region copies');
  const copies: string[] = [];
  for (const hash of siblings) {
    const { transactions } = await ask<{ transactions: Transaction[] }>(
      'cfx_getBlockByHash',
      hash,
      true,
    );
    const { hash: transaction, blockHash, status } = transactions[0]!;
    assert.equal(transaction, twice.hash);
    const place = blockHash === hash ? 'the hash of this block' : blockHash;
    copies.push(`blockHash: ${place}, status: ${status}`);
  }
  copies.sort((one, other) => other.length - one.length);
  console.log(`in one block    ${copies[0]}\nin the other    ${copies[1]}`);
  console.log('# #endregion copies');

  // A reorganization: one payment moves, the other one is undone, because its nonce is used in the other branch.
  await beforeEspaceBlock();
  const fork = await best();
  const branch: Hex[] = [];
  for (const [side, sign] of [
    ['core', signCore],
    ['espace', signEspace],
  ] as const) {
    const undone = await sign({ to: bert[side], value: cfx('64'), ...GAS });
    const nonce = nonces[side] - 1;
    const moved = await sign({ to: anna[side], value: cfx('32'), ...GAS });
    branch.push((await sign({ to: payers[side].address, value: 0n, nonce, ...GAS })).raw);
    for (const { raw } of [undone, moved])
      await (side === 'core'
        ? ask('cfx_sendRawTransaction', raw)
        : askEspace('eth_sendRawTransaction', raw));
  }
  await mine(10);
  for (const side of ['core', 'espace'] as const) await scan(side);
  const seen = (side: Side) =>
    ledgers[side].pending.flatMap(({ number, deposits }) =>
      deposits.map((deposit) => ({ ...deposit, number })),
    );
  const early = { core: seen('core'), espace: seen('espace') };
  await branchAfter(fork, branch);
  await mine(10);
  console.log('# #region reorganization');
  for (const side of ['core', 'espace'] as const) {
    await scan(side);
    const late = seen(side);
    console.log(`${side}: ${dropped[side]} blocks left the chain`);
    for (const { id, account, amount, number } of early[side].slice(-2)) {
      const after = late.find((deposit) => deposit.id === id);
      assert.ok(!after || after.number > number);
      console.log(
        `  ${formatEther(BigInt(amount))} CFX to ${nameOf(side, account)}: ${after ? 'in a later block' : 'gone'}`,
      );
    }
    assert.equal(early[side].length, 7);
    assert.equal(late.length, 6);
  }
  console.log('# #endregion reorganization');

  // The programs are killed again and again while blocks become final; between two of them a draft is cut off.
  await mine(60);
  await finalize();
  console.log('# #region crashes');
  for (const side of ['core', 'espace'] as const) {
    let [kills, lines] = [0, ''];
    for (const after of [1, 7, 40]) {
      lines += await runAndKill(side, after);
      kills += 1;
      writeFileSync(`${fileOf(side)}.new`, '{"credited":{"num');
    }
    assert.match(lines, /^credited block/m);
    ledgers[side] = await open(fileOf(side), spaces[side], first);
    await scan(side);
    const { credits, pending } = ledgers[side];
    const unsettled = pending.flatMap(({ deposits }) => deposits);
    console.log(
      `${side.padEnd(8)}killed ${kills} times; ${credits.length} deposits credited, ${unsettled.length} pending`,
    );
    assert.equal(unsettled.length, 0);
    assert.equal(new Set(credits.map(({ id }) => id)).size, credits.length);
  }
  console.log('# #endregion crashes');

  // The ledgers must be the balances, which only deposits have changed.
  const last = Math.min(ledgers.core.credited.number, ledgers.espace.credited.number);
  const transactions: Transaction[] = [];
  const all: Transaction[] = [];
  for (let epoch = first + 1; epoch <= last; epoch += 1) {
    transactions.push(...(await executedIn(callerOf(coreUrl), epoch)));
    for (const hash of await ask<Hex[]>('cfx_getBlocksByEpoch', `0x${epoch.toString(16)}`))
      all.push(
        ...(await ask<{ transactions: Transaction[] }>('cfx_getBlockByHash', hash, true))
          .transactions,
      );
  }
  const sumTo = (list: Transaction[], account: string) =>
    list
      .filter(({ to }) => to && simple(to) === simple(account))
      .reduce((sum, { value }) => sum + BigInt(value), 0n);
  const credited = (side: Side, name: Name, asset: string) =>
    ledgers[side].credits
      .filter((credit) => credit.account === simple(customers[name][side]))
      .filter((credit) => credit.asset === asset)
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const show = (cells: (string | bigint)[]) =>
    console.log(
      cells
        .map((cell) => (typeof cell === 'bigint' ? formatEther(cell) : cell).padEnd(22))
        .join('')
        .trimEnd(),
    );

  console.log('# #region core');
  show(['CFX', 'every transaction', 'executed, status 0x0', 'ledger', 'balance']);
  for (const name of NAMES) {
    const account = customers[name].core;
    const balance = BigInt(await ask<Hex>('cfx_getBalance', account));
    const ledger = credited('core', name, 'CFX');
    const succeeded = transactions.filter(({ status }) => status === '0x0');
    show([name, sumTo(all, account), sumTo(succeeded, account), ledger, balance]);
    assert.equal(ledger, balance);
  }
  console.log('# #endregion core');
  console.log('# #region espace');
  show(['CFX', 'ledger', 'balance']);
  for (const name of NAMES) {
    const balance = BigInt(
      await askEspace<Hex>('eth_getBalance', customers[name].espace, 'latest'),
    );
    const ledger = credited('espace', name, 'CFX');
    show([name, ledger, balance]);
    assert.equal(ledger, balance);
  }
  console.log('# #endregion espace');
  for (const side of ['core', 'espace'] as const)
    for (const name of NAMES)
      assert.equal(credited(side, name, simple(coin[side])), name === 'anna' ? cfx('5') : 0n);

  /** Runs the program until it has printed some lines, then kills it. */
  async function runAndKill(side: Side, lines: number): Promise<string> {
    const accounts = NAMES.map((name) => customers[name][side]);
    const program = spawn(process.execPath, [...process.execArgv, 'run.ts'], {
      env: {
        ...process.env,
        SPACE: side,
        RPC_URL: side === 'core' ? coreUrl : espaceUrl,
        LEDGER: fileOf(side),
        ACCOUNTS: accounts.join(','),
        TOKENS: coin[side],
        START: String(first),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    const ended = once(program, 'exit');
    for await (const line of createInterface(program.stdout)) {
      printed += `${line}\n`;
      if (printed.split('\n').length > lines) break;
    }
    program.kill('SIGKILL');
    await ended;
    return printed;
  }
  function nameOf(side: Side, account: string): string {
    return NAMES.find((name) => simple(customers[name][side]) === account) ?? account;
  }
} finally {
  await stop();
}
