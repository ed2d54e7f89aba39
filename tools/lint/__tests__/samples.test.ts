import {ESLint} from 'eslint';
import * as prettier from 'prettier';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();

/** The rules that a text breaks as a file of a sample. */
async function broken(text: string, file = 'samples/gas-charge/one.ts'): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

describe('the code of samples', () => {
  it.each([
    ['export const one: any = 1;', '@typescript-eslint/no-explicit-any'],
    ["import { toHex } from 'viem';", '@typescript-eslint/no-unused-vars'],
    ['let one = 1;\nconsole.log(one);', 'prefer-const'],
  ])('%s is refused', async (text, rule) => {
    expect(await broken(text)).toEqual([rule]);
    expect(await eslint.isPathIgnored('samples/mining/mine.mjs')).toBe(false);
  });

  it('may use what only its own packages declare, and the globals of browsers and of Node.js', async () => {
    expect(
      await broken("import { toHex } from 'viem';\n\nconsole.log(toHex(1), window.location, process.argv);"),
    ).toEqual([]);
  });

  it('has a form of its own', async () => {
    const options = await prettier.resolveConfig('samples/gas-charge/one.ts');
    expect(options).toMatchObject({bracketSpacing: true, printWidth: 100});
    const info = (file: string): Promise<boolean> =>
      prettier.getFileInfo(file, {ignorePath: '.prettierignore'}).then(({ignored}) => ignored);
    expect(
      await Promise.all(['send.ts', 'package.json', 'tsconfig.json'].map((file) => info(`samples/gas-charge/${file}`))),
    ).toEqual([false, false, false]);
    expect(
      await Promise.all(
        ['last-run.json', 'package-lock.json', 'measured.json'].map((file) => info(`samples/gas-charge/${file}`)),
      ),
    ).toEqual([true, true, true]);
  });
});
