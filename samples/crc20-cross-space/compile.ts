import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodeDeployData, type Abi, type Hex } from 'viem';

const require = createRequire(import.meta.url);
const solc = require('solc') as { compile: (input: string, callbacks: object) => string };
const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync('contracts').map((name) => `contracts/${name}`);
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(files.map((file) => [file, { content: read(file) }])),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const output = JSON.parse(
  solc.compile(JSON.stringify(input), {
    import: (path: string) => ({ contents: read(require.resolve(path)) }),
  }),
) as {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
};
for (const { severity, formattedMessage } of output.errors ?? []) {
  if (severity === 'error') throw new Error(formattedMessage);
}

/** The ABI of a contract, and the data of the transaction that deploys it. */
export function compiled(name: string, args: unknown[] = []): { abi: Abi; data: Hex } {
  const contract = Object.values(output.contracts).find((file) => file[name])?.[name];
  if (!contract) throw new Error(`no contract is named ${name}`);
  const { abi, evm } = contract;
  return { abi, data: encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args }) };
}
