// holds: content.helpers
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {helperFaults} from '../../tools/prose/helperCalls';
import {readEnglishPages} from '../../src/translation/contentFiles';

const faultsOf = (file: string): string[] => helperFaults(readFileSync(file, 'utf8'), 'samples');
const pages = readEnglishPages('.').filter((file) => /^```[tj]s.* sample="/m.test(readFileSync(file, 'utf8')));

describe('programs on pages', () => {
  test('call no function of a helper file that the page neither shows nor names', () => {
    const faults = pages.flatMap((file) => faultsOf(file).map((fault) => `${file}, ${fault}`));
    expect(faults).toEqual([]);
  });
});

describe('helperFaults', () => {
  let samples = '';
  beforeAll(() => {
    samples = mkdtempSync(path.join(tmpdir(), 'helpers-'));
    mkdirSync(path.join(samples, 'one'));
    writeFileSync(path.join(samples, 'one/ask.ts'), 'export const ask = (method: string) => method;\n');
    writeFileSync(
      path.join(samples, 'one/a.ts'),
      [
        "import {type Hex, ask as call} from './ask.js';",
        "import {classes} from './generated';",
        '// #region calls',
        "console.log(call<Hex>('cfx_epochNumber'), classes());",
        '// #endregion calls',
        '// #region rest',
        'console.log(1); // call() runs above',
        '// #endregion rest',
      ].join('\n'),
    );
    writeFileSync(path.join(samples, 'one/b.ts'), "import {ask} from './ask.ts';\nconsole.log(ask('cfx_gasPrice'));\n");
  });
  afterAll(() => rmSync(samples, {recursive: true}));

  const show = (file: string): string => `\`\`\`ts sample="one/${file}"\n\`\`\`\n`;
  const faults = (...parts: string[]): string[] => helperFaults(parts.join('\n'), samples);

  test('finds a call, by the name that the program gives the function', () => {
    expect(faults('# Page\n', show('a.ts#calls'))).toEqual([
      'line 3: samples/one/a.ts calls `call` from ask.ts, which the page neither shows nor names; say before this program what it does, with its name in code, or show ask.ts',
    ]);
  });

  test('finds each call once', () => {
    expect(faults(show('b.ts'), show('b.ts'))).toHaveLength(1);
  });

  test.each([
    ['the function is shown', [show('ask.ts'), show('b.ts')]],
    ['its name is in code', ['`ask` sends a request.\n', show('b.ts')]],
    ['a call of it is in code', ['`ask(…)` sends a request.\n', show('b.ts')]],
    ['its file is in code', ['The request is in `samples/one/ask.ts`.\n', show('b.ts')]],
    ['the region does not call it', [show('a.ts#rest')]],
  ])('finds nothing if %s', (_, parts) => {
    expect(faults(...parts)).toEqual([]);
  });

  test('does not take a word in the text for the name', () => {
    expect(faults('You ask the node.\n', show('b.ts'))).toHaveLength(1);
  });
});
