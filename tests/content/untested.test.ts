// holds: samples.untested
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {untestedFaults} from '../../tools/prose/pageRules';
import {couldBeSample, readSources} from '../../tools/prose/untested';
import {dataFault} from '../../tools/prose/untestedData';

const sources = readSources('samples');

test('no untested fence could be a sample', () => {
  const faults = readEnglishPages('.').flatMap((page) => untestedFaults(page, readFileSync(page, 'utf8'), sources));
  expect(faults).toEqual([]);
});

describe('couldBeSample', () => {
  const known = new Map([['one/a.ts', '\nconst a = 1;\nsend(a);\n']]);
  const judge = (language: string, text: string): string | undefined => couldBeSample({language, text}, known);

  test.each([
    [
      'text that a sample has, however indented',
      'ts',
      '  const a = 1;\n\n  send(a);',
      'its text is in samples/one/a.ts',
    ],
    [
      'a script whose names are its own, the language’s or a package’s',
      'ts',
      "import {http} from 'viem';\nconst url: string = process.env.A ?? '';\nconsole.log(http(url));",
      'compiles',
    ],
    ['a whole Solidity file', 'solidity', 'pragma solidity 0.8.37;\ncontract A {}', 'whole Solidity file'],
    ['a Python program', 'python', "import json\nprint(json.dumps({'a': 1}))", 'Python reads it'],
    [
      'a question to this machine among other commands',
      'bash',
      "npm install\ncurl -s http://localhost:12537 -d '{}'",
      'asks a node on this machine',
    ],
    [
      'programs run here',
      'bash',
      "# ask\nA=1 node a.mjs\ncurl -s http://localhost:12537 \\\n  -d '{}'",
      'only runs programs',
    ],
  ])('finds %s', (_, language, text, why) => {
    expect(judge(language, text)).toContain(why);
  });

  test.each([
    ['a script that lacks a name', 'ts', 'await wallet.sendTransaction({to});'],
    ['a script that needs another file', 'ts', "import {account} from './network.ts';\nconsole.log(account);"],
    ['a script with a gap', 'ts', 'const a = {…};'],
    ['part of a contract', 'solidity', 'function a() external {}'],
    ['a question to a public endpoint', 'bash', 'curl -s https://main.confluxrpc.com'],
    ['a command that installs', 'bash', 'npm install viem'],
    ['Python with a gap', 'python', 'def send(…):\n    …'],
    ['Python that needs a package', 'python', 'from web3 import Web3\nprint(Web3())'],
    ['Python that needs another file', 'python', 'import os, espace\nprint(espace.send(os.environ))'],
    ['a language that the tests cannot run', 'rust', 'fn main() {}'],
  ])('leaves %s alone', (_, language, text) => {
    expect(judge(language, text)).toBeUndefined();
  });
});

describe('dataFault', () => {
  const SHOWS = 'one entry of src/content/glossary/terms.json';
  const judge = (language: string, text: string, reason: string): string | undefined =>
    dataFault({language, text}, reason);

  test.each([
    ['JSON', 'json', '{"word": "gas", "avoid": []}'],
    ['YAML', 'yaml', 'word: gas\navoid: []'],
    ['TOML', 'toml', '# a node\n[one]\nword = "gas"\navoid = 12'],
  ])('%s that parses is refused, unless its reason names the file whose fields it shows', (_, language, text) => {
    expect(judge(language, text, 'illustrates the fields')).toContain('it parses; put it into a sample');
    expect(judge(language, text, SHOWS)).toBeUndefined();
    expect(judge(language, text, 'one entry of src/content/glossary/words.json')).toContain(
      'src/content/glossary/words.json, which does not exist',
    );
    expect(judge(language, text.replace('avoid', 'avoided_word'), SHOWS)).toContain('has no avoided_word');
  });

  test.each([
    ['JSON', 'json', '{"id": …}'],
    ['YAML', 'yaml', 'id: "gas\nen: [gas'],
    ['TOML', 'toml', 'id = \n…'],
    ['another language', 'text', '{"id": "gas"}'],
  ])('%s that does not parse is left alone', (_, language, text) => {
    expect(judge(language, text, 'shortened')).toBeUndefined();
  });
});
