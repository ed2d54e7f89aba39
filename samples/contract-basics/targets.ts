import { client, compile, deploy, errorOf, print, read } from './node.ts';

/** The first error of a compilation, in one line. */
function compilerError(file: string, evmVersion: string): string {
  try {
    compile(file, evmVersion);
  } catch (error) {
    return String(error).split('\n')[0] ?? '';
  }
  throw new Error('This compilation was expected to fail.');
}

// #region script
const [cancun, prague, osaka] = ['cancun', 'prague', 'osaka'].map((target) =>
  codeOf(compile('TipJar.sol', target).TipJar?.bytecode),
);
print('TipJar for prague', prague === cancun ? 'the same code as for cancun' : 'other code');
print('TipJar for osaka', osaka === cancun ? 'the same code as for cancun' : 'other code');

print('Bits for cancun', compilerError('Bits.sol', 'cancun'));
const bits = await deploy(compile('Bits.sol', 'osaka').Bits);
print('Bits for osaka', (await client.getCode(bits)) ? 'deployed' : 'not deployed');
print('leadingZeros(1)', (await errorOf(read(bits, 'leadingZeros', [1n]))).split('\n').at(-1));
// #endregion script

/** Bytecode without the hash of the metadata at its end, which contains the target. */
function codeOf(bytecode = ''): string {
  const metadata = 2 * (Number.parseInt(bytecode.slice(-4), 16) + 2);
  return bytecode.slice(0, -metadata);
}
