// holds: samples.outputs-fit
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readSampleFolder, sampleNames} from '../../tools/samples/sampleFiles';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {compiledBefore, wrongLineNumbers} from './recordedOutputs';
import {readFences, type ReadFence} from '../../tools/prose/readFences';

const SAMPLES = 'samples';

describe('a recorded output is what a reader sees', () => {
  test('names lines of a file as the page shows the file, without the comments that cut it into regions', () => {
    const pages = readEnglishPages('.').map((page) => ({page, text: readFileSync(page, 'utf8')}));
    const withOutput = pages.filter(({text}) => text.includes(' output="') && text.includes(' title="'));
    const faults = withOutput.flatMap(({page, text}) =>
      wrongLineNumbers(readFences(text, SAMPLES)).map((fault) => `${page}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  // A command of the page that compiles without a word about it, before one that finds nothing left to compile.
  const COMPILES_SILENTLY: Partial<Record<string, string>> = {
    'espace-hardhat': 'hardhat run, which deploys',
    'espace-scaffold': 'yarn account:import, which is hardhat run',
  };

  test('begins with the compiler at work, because a reader has not compiled before', () => {
    const faults = sampleNames(SAMPLES).filter((name) => {
      const {folder, manifest} = readSampleFolder(SAMPLES, name);
      return compiledBefore(
        manifest.steps.flatMap(({output}) =>
          output === undefined ? [] : [readFileSync(path.join(folder, output), 'utf8')],
        ),
      );
    });
    expect(faults).toEqual(Object.keys(COMPILES_SILENTLY));
  });
});

describe('the rules themselves', () => {
  const code = (title: string, text: string): ReadFence => ({line: 1, language: 'sol', meta: `title="${title}"`, text});
  const output = (text: string): ReadFence => ({
    line: 9,
    language: 'text',
    meta: null,
    text,
    origin: {kind: 'output', file: 'a/b.txt'},
  });

  test('a line number fits where the line has a word of the message, in the blocks before the output', () => {
    const file = [
      code('src/Bad.sol', 'import "a";'),
      code('src/Bad.sol', 'contract Bad {\n    uint256 public limit;\n}'),
    ];
    expect(wrongLineNumbers([...file, output('src/Bad.sol:4: Inserted `limit`')])).toEqual([]);
    expect(wrongLineNumbers([...file, output('src/Bad.sol:5: Inserted `limit`')])).toHaveLength(1);
    expect(wrongLineNumbers([...file, output('src/Other.sol:5: Inserted `limit`')])).toEqual([]);
  });

  test('nothing to compile is fine after something was compiled', () => {
    expect(compiledBefore(['No files changed, compilation skipped'])).toBe(true);
    expect(compiledBefore(['Compiling 2 files with Solc 0.8.37', 'No files changed, compilation skipped'])).toBe(false);
    expect(compiledBefore(['ok'])).toBe(false);
  });
});
