// A stand-in for the explorer's API on this machine. It compiles the source that it receives and compares
// the result with the code on the chain, byte for byte.
import { createServer } from 'node:http';
import { createPublicClient, http, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import solc from 'solc';

const client = createPublicClient({ transport: http(process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545') });
const account = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
const PORT = 18_080;

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>;
}

/** Why the submitted source isn't that of the contract; undefined if it is. */
async function difference(form: URLSearchParams): Promise<string | undefined> {
  const field = (name: string) => form.get(name) ?? '';
  if (!`v${solc.version()}`.startsWith(field('compilerversion'))) return `compiler ${field('compilerversion')} isn't here`;
  const input = JSON.parse(field('sourceCode'));
  input.settings.outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: () => ({ error: 'not in the submitted source' }) })) as Output;
  const [file, name] = field('contractname').split(':') as [string, string];
  const compiled = output.contracts?.[file]?.[name];
  if (!compiled) return output.errors?.[0]?.formattedMessage ?? `no contract ${name} in ${file}`;

  // The deployment runs again in a call, which returns the code that it would store, immutable values included.
  const data: Hex = `0x${compiled.evm.bytecode.object}${field('constructorArguments')}`;
  const stored = await client.call({ account, data }).then((result) => result.data, () => undefined);
  const onChain = await client.getCode({ address: field('contractaddress') as Address });
  return stored === onChain ? undefined : 'the source with these arguments gives other code';
}

const reasons = new Map<string, string | undefined>();
const server = createServer((request, response) => {
  const answer = (ok: boolean, result: string) => response.end(JSON.stringify({ status: ok ? '1' : '0', message: ok ? 'OK' : 'NOTOK', result }));
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const form = new URLSearchParams([...searchParams, ...new URLSearchParams(Buffer.concat(chunks).toString())]);
    const action = form.get('action');
    if (action === 'verifysourcecode') {
      const guid = String(reasons.size + 1);
      reasons.set(guid, await difference(form));
      answer(true, guid);
    } else if (action === 'checkverifystatus') {
      const reason = reasons.get(form.get('guid') ?? '');
      answer(reason === undefined, reason === undefined ? 'Pass - Verified' : `Fail - Unable to verify: ${reason}`);
    } else {
      answer(false, 'Contract source code not verified');
    }
  })().catch((error: unknown) => answer(false, String(error)));
});
server.listen(PORT, '127.0.0.1');
