import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc') as {
  version: () => string;
  compile: (input: string) => string;
};

export interface Compiled {
  abi: object[];
  bytecode: string;
  /** What the chain keeps at the address. */
  code: string;
}

/** Compiles Message.sol with the settings that you chose in the web IDE; throws with the compiler's message. */
export function compile(settings: { evmVersion: string; optimizer: boolean }): Compiled {
  const input = {
    language: 'Solidity',
    sources: { 'Message.sol': { content: readFileSync('Message.sol', 'utf8') } },
    settings: {
      evmVersion: settings.evmVersion,
      optimizer: { enabled: settings.optimizer, runs: 200 },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    errors?: { severity: string; formattedMessage: string }[];
    contracts: Record<
      string,
      Record<
        string,
        { abi: object[]; evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }
      >
    >;
  };
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const contract = output.contracts['Message.sol']?.['Message'];
  if (!contract) throw new Error('the compiler returned no contract Message');
  return {
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    code: `0x${contract.evm.deployedBytecode.object}`,
  };
}
