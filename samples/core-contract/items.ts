// Mints tokens of ERC-721 and ERC-1155 to an account, and to a contract that doesn't accept them.
import { assert, bob, core, fees, receiptOf, wallet } from './client.ts';
import { compile, type Compiled } from './compile.ts';

const { Tickets, Items } = compile('Items.sol') as Record<string, Compiled>;

async function mint(
  name: string,
  { abi, bytecode }: Compiled,
  interfaceId: string,
  args: unknown[],
) {
  const { contractCreated } = await receiptOf(
    await wallet.deployContract({ abi, bytecode, ...fees }),
  );
  const contract = { address: contractCreated!, abi } as const;
  const isSupported = await core.readContract({
    ...contract,
    functionName: 'supportsInterface',
    args: [interfaceId],
  });
  await receiptOf(
    await wallet.writeContract({
      ...contract,
      functionName: 'mint',
      args: [bob, ...args],
      ...fees,
    }),
  );

  // The token contract itself can't receive tokens.
  const limits = { gas: 200_000n, storageLimit: 256n };
  const hash = await wallet.writeContract({
    ...contract,
    functionName: 'mint',
    args: [contractCreated, 8n, ...args.slice(1)],
    ...fees,
    ...limits,
  });
  const { outcomeStatus, txExecErrorMsg } = await core.waitForTransactionReceipt({
    hash,
    retryCount: 200,
  });
  assert.deepEqual([isSupported, outcomeStatus], [true, 'failed']);
  console.log(
    name,
    interfaceId,
    'minted to an account; to a contract:',
    txExecErrorMsg?.slice(0, 11),
  );
}

await mint('ERC-721 ', Tickets!, '0x80ac58cd', [7n]);
await mint('ERC-1155', Items!, '0xd9b67a26', [7n, 3n]);
