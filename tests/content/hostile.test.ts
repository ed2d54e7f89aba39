// holds: security.hostile-pages
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {hostileContent, hostileData} from '../../tools/prose/hostile/hostileContent';
import {refusalText} from '../../tools/prose/hostile/refusal';
import {hostileFaults} from '../../tools/prose/pageRules';

const ROOMS = ['docs', 'blog', 'i18n', 'src/pages'];
const files = ROOMS.flatMap((room) =>
  readdirSync(room, {recursive: true, encoding: 'utf8'}).map((name) => `${room}/${name.split(path.sep).join('/')}`),
).sort();
const pages = files.filter((name) => /\.mdx?$/.test(name));
const data = files.filter((name) => /\.(?:json|ya?ml)$/.test(name));

interface Case {
  name: string;
  page: string;
  line?: number;
  says: string;
}

const CASES = parseYaml(readFileSync('tests/fixtures/hostile/cases.yml', 'utf8')) as Case[];
const GOOD = readFileSync('tests/fixtures/hostile/good.mdx', 'utf8');

describe('no page runs code, loads from elsewhere or leads readers astray', () => {
  test('there are pages of every room', () => {
    expect(ROOMS.filter((room) => !pages.some((page) => page.startsWith(`${room}/`)))).toEqual([]);
  });

  test.each(pages)('%s', (page) => {
    expect(hostileFaults(page, readFileSync(page, 'utf8'))).toEqual([]);
  });

  test.each(data)('%s', (file) => {
    expect(hostileData(parseYaml(readFileSync(file, 'utf8'))).map((refusal) => refusalText(file, refusal))).toEqual([]);
  });
});

describe('a refusal', () => {
  test('is not given to what pages are made of', () => {
    expect(hostileContent(GOOD)).toEqual([]);
  });

  test.each(CASES)('is given to $name', ({page, line = 1, says}) => {
    const refusals = hostileContent(page);
    expect(refusals.map(({wrong}) => wrong)).toContainEqual(expect.stringContaining(says));
    expect(refusals.find(({wrong}) => wrong.includes(says))?.line).toBe(line);
  });

  test('names page, line, fault, cure and what is allowed', () => {
    expect(hostileContent('Text.\n\n[a](javascript:x)').map((refusal) => refusalText('docs/a.mdx', refusal))).toEqual([
      'docs/a.mdx:3: the address "javascript:x" has the scheme javascript:, which runs or shows what its writer chose. ' +
        'Link a page of this site, or an address that begins with https://. Allowed: https:, mailto:, /folder/page.mdx, /address, #id.',
    ]);
  });

  test('is given to an address in a file of labels', () => {
    expect(hostileData({'link.item': {message: 'Data: all', href: 'javascript:1'}})).toHaveLength(1);
  });
});
