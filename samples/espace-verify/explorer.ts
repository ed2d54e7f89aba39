// A stand-in for the explorer's API on this machine. It compiles the source that it receives, adds the constructor
// arguments, and compares the result with the data of the deployment, byte for byte.
import { createServer } from 'node:http';
import {
  createPublicClient,
  getContractAddress,
  http,
  isAddressEqual,
  type Address,
  type Hex,
} from 'viem';
import solc from 'solc';

const client = createPublicClient({
  transport: http(process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545'),
});
const PORT = 18_080;

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>;
}

/** The data of the transaction that created the contract: its creation code and the constructor arguments. */
async function deployment(contract: Address): Promise<Hex | undefined> {
  for (let blockNumber = await client.getBlockNumber(); blockNumber > 0n; blockNumber -= 1n) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true });
    const creation = transactions.find(
      ({ from, nonce, to }) =>
        to === null && isAddressEqual(getContractAddress({ from, nonce: BigInt(nonce) }), contract),
    );
    if (creation) return creation.input;
  }
  return undefined;
}

/** Why the submitted source isn't that of the contract; undefined if it is. */
async function difference(form: URLSearchParams): Promise<string | undefined> {
  const field = (name: string) => form.get(name) ?? '';
  if (!`v${solc.version()}`.startsWith(field('compilerversion')))
    return `compiler ${field('compilerversion')} isn't here`;
  const input = JSON.parse(field('sourceCode'));
  input.settings.outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: () => ({ error: 'not in the submitted source' }),
    }),
  ) as Output;
  const [file, name] = field('contractname').split(':') as [string, string];
  const compiled = output.contracts?.[file]?.[name];
  if (!compiled) return output.errors?.[0]?.formattedMessage ?? `no contract ${name} in ${file}`;

  const data: Hex = `0x${compiled.evm.bytecode.object}${field('constructorArguments')}`;
  return data === (await deployment(field('contractaddress') as Address))
    ? undefined
    : 'the deployment has other code or arguments';
}

const reasons = new Map<string, string | undefined>();
const server = createServer((request, response) => {
  const answer = (ok: boolean, result: string) =>
    response.end(JSON.stringify({ status: ok ? '1' : '0', message: ok ? 'OK' : 'NOTOK', result }));
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const form = new URLSearchParams([
      ...searchParams,
      ...new URLSearchParams(Buffer.concat(chunks).toString()),
    ]);
    const action = form.get('action');
    if (action === 'verifysourcecode') {
      const guid = String(reasons.size + 1);
      reasons.set(guid, await difference(form));
      answer(true, guid);
    } else if (action === 'checkverifystatus') {
      const guid = form.get('guid') ?? '';
      if (!reasons.has(guid)) return answer(false, 'Unknown UID');
      const reason = reasons.get(guid);
      answer(
        reason === undefined,
        reason === undefined ? 'Pass - Verified' : `Fail - Unable to verify: ${reason}`,
      );
    } else {
      answer(false, 'Contract source code not verified');
    }
  })().catch((error: unknown) => answer(false, String(error)));
});
server.listen(PORT, '127.0.0.1');
