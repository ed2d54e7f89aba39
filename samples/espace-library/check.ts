// Deploys a token and tries what its holders rely on: npx tsx check.ts Coin
import {
  erc20Abi,
  formatEther,
  parseEther,
  toFunctionSelector,
  type Abi,
  type Address,
  type Hash,
} from 'viem';
import { compile } from './compile.ts';
import { alice, bob, client, fees, wallet } from './espace.ts';

const name = process.argv[2];
if (!name) throw new Error('Give the name of the contract, for example: npx tsx check.ts Coin');
const print = (what: string, result: string | number) => console.log(what.padEnd(38), result);

async function mined(hash: Hash) {
  // By default, viem up to 2.57.2 can throw between the packing of a transaction and its execution.
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}

const { abi, bytecode } = compile(name);
const receipt = await mined(
  await wallet.deployContract({ abi, bytecode, account: alice, ...(await fees()) }),
);
const address = receipt.contractAddress as Address;
const code = (await client.getCode({ address }))!;
print('bytes of code, gas for the deployment', `${code.length / 2 - 1}, ${receipt.gasUsed}`);

/** Functions of the contract that can change the state, and that ERC-20 doesn't have. */
const selectors = new Set(
  erc20Abi.filter((item) => item.type === 'function').map((item) => toFunctionSelector(item)),
);
const extra = abi
  .filter((item) => item.type === 'function')
  .filter(
    (item) =>
      !['view', 'pure'].includes(item.stateMutability) && !selectors.has(toFunctionSelector(item)),
  );
const beyond = [
  ...extra.map((item) => item.name),
  ...abi.map((item) => item.type).filter((type) => type === 'fallback' || type === 'receive'),
];
print('functions beyond ERC-20', beyond.join(', ') || 'none');

/** Calls a function of the contract, as its owner by default. */
async function call(functionName: string, args: unknown[], account = alice) {
  return mined(
    await wallet.writeContract({
      address,
      abi: abi as Abi,
      functionName,
      args,
      account,
      ...(await fees()),
    }),
  );
}
const balance = (holder: Address) =>
  client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] });
const supply = () => client.readContract({ address, abi: erc20Abi, functionName: 'totalSupply' });

/** Sends 100 tokens and returns how many of them arrive. */
async function arrived(from: typeof alice, to: Address) {
  const before = await balance(to);
  await call('transfer', [to, parseEther('100')], from);
  return formatEther((await balance(to)) - before);
}
print('Alice sends 100, Bob receives', await arrived(alice, bob.address));

// Try what these functions do to a holder. For your own contract, add its functions.
const shop = '0x000000000000000000000000000000000000d0a1';
await call('transfer', [bob.address, parseEther('200')]);
await mined(
  await wallet.sendTransaction({
    to: bob.address,
    value: parseEther('0.1'),
    account: alice,
    ...(await fees()),
  }),
); // for Bob's gas
const trials: Record<string, () => Promise<void>> = {
  async setFee() {
    await call('setFee', [100n]);
    print('after setFee(100), Bob sends 100', `${await arrived(bob, shop)} arrive`);
  },
  async distribute() {
    const before = await supply();
    await call('distribute', [alice.address, 9n * before]);
    print('after distribute, the supply is', `${(await supply()) / before} times as large`);
  },
  async burnFrom() {
    const refused = await client
      .simulateContract({
        address,
        abi: abi as Abi,
        functionName: 'burnFrom',
        args: [bob.address, 1n],
        account: alice,
      })
      .then(
        () => 'works',
        (error: Error) => error.message.match(/Error: (\w+)/)?.[1] ?? error.message,
      );
    print("Alice burns Bob's tokens", refused);
  },
};
for (const trial of beyond) await trials[trial]?.();
print('not tried', beyond.filter((trial) => !trials[trial]).join(', ') || 'none');
