import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readKnownNames} from '../../prose/namedThings';
import {BENCH} from '../benchVerbs';
import {CHECK} from '../checkVerbs';
import {DATA} from '../dataVerbs';
import {I18N} from '../i18nVerbs';
import {chooseVerb, listVerbs, type VerbCommand} from '../runVerb';

const COMMANDS = [DATA, BENCH, I18N, CHECK];
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const run = (...words: string[]): {status: number | null; said: string} => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['tools/bootstrap.mjs', ...words], {encoding: 'utf8'});
  return {status, said: stdout + stderr};
};

test('there are at most 14 scripts, and those that a newcomer types first are among them', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'build', 'test', 'check', 'lint', 'format']));
});

describe.each(COMMANDS)('npm run $name', (command: VerbCommand) => {
  const {name, verbs} = command;
  const folder = path.join('tools', 'commands', name);

  test('is a script, and its verbs are the files of its folder', () => {
    expect(scripts[name]).toBe(`node tools/bootstrap.mjs ${name}`);
    const files = readdirSync(folder).map((file) => path.basename(file, '.ts'));
    expect(Object.keys(verbs).sort()).toEqual(files.sort());
  });

  test('says in a line what each verb does', () => {
    const list = listVerbs(command);
    for (const [verb, {does}] of Object.entries(verbs))
      expect(list).toMatch(new RegExp(`^  ${verb} +${does.slice(0, 9)}`, 'm'));
  });

  test('lists the options that its verbs read, and no others', () => {
    const known = readKnownNames();
    for (const [verb, {options = {}}] of Object.entries(verbs)) {
      const listed = Object.keys(options).flatMap((option) => /^--[a-z-]+/.exec(option) ?? []);
      const text = readFileSync(path.join(folder, `${verb}.ts`), 'utf8');
      const read = [...text.matchAll(/(?<=[{\s,])'?([a-z-]+)'?: \{type: '(?:string|boolean)'/g)].map(
        ([, option = '']) => `--${option}`,
      );
      expect(listed, `${name} ${verb}`).toEqual(expect.arrayContaining(read));
      expect(listed.filter((option) => option !== '--project' && !known.has(option))).toEqual([]);
    }
  });
});

describe('a command line', () => {
  const chosen = (...words: string[]): unknown => chooseVerb(DATA, words);

  test('names a verb, and the words behind it are for the verb', () => {
    expect(chosen('facts', '--repo', 'a')).toEqual({verb: DATA.verbs.facts, rest: ['--repo', 'a']});
  });

  test.each([
    ['nothing', [], 'npm run data needs a verb.'],
    ['what no verb is called', ['fact'], 'npm run data has no verb "fact".'],
    ['the name of a method of every object', ['constructor'], 'npm run data has no verb "constructor".'],
  ])('that names %s is told which verbs there are', (_, words, text) => {
    expect(chosen(...words)).toEqual({text: `${text}\n\n${listVerbs(DATA)}`, asked: false});
  });

  test('can ask for help, with a verb for its options', () => {
    expect(chosen('--help')).toEqual({text: listVerbs(DATA), asked: true});
    expect(chosen('drift', '--help')).toEqual({
      text: expect.stringMatching(/^npm run data -- drift: .*\n\n {2}--url URL +the/) as string,
      asked: true,
    });
    expect(chosen('sbom', '-h')).toEqual({text: expect.stringContaining('It has no options.') as string, asked: true});
  });
});

describe('the process', () => {
  test('ends with 1 without a verb and with one that is unknown, with 0 where help was asked for', () => {
    expect(run('bench')).toEqual({status: 1, said: expect.stringContaining('  lighthouse') as string});
    expect(run('i18n', 'done')).toEqual({
      status: 1,
      said: expect.stringContaining('npm run i18n has no verb "done".') as string,
    });
    expect(run('data', '--help')).toEqual({status: 0, said: expect.stringContaining('  node-keys') as string});
    expect(run('check', 'everything')).toEqual({
      status: 1,
      said: expect.stringContaining('"everything" is neither a page nor a verb') as string,
    });
  });

  test('hands options on', () => {
    expect(run('i18n', 'status', '--language', 'zh').said).toMatch(/^zh: \d+ of \d+ pages translated/);
    expect(run('i18n', 'status', '--language', 'de')).toEqual({
      status: 1,
      said: expect.stringContaining('There is no translation into "de"') as string,
    });
  });
});
