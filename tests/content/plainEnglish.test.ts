// holds: content.plain-english
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {
  commentsOfSource,
  messagesOfSource,
  readEnglishProse,
  runsOfFile,
  runsOfPage,
} from '../../tools/prose/englishProse';
import {filesBelow} from '../../tools/prose/filesBelow';
import {phraseFaults} from '../../tools/prose/pageRules';
import {createPhraseFinder, readAvoidedPhrases} from '../../tools/prose/plainEnglish';

const phrases = readAvoidedPhrases();
const findPhrases = createPhraseFinder(phrases);

describe('plain English', () => {
  test('no text uses a phrase that the list avoids', async () => {
    expect(phraseFaults(await readEnglishProse(), findPhrases)).toEqual([]);
  });

  test('no comment of the code uses one', () => {
    const files = ['src', 'tools', 'tests'].flatMap((folder) => filesBelow(folder, /\.(?:ts|tsx|mts|mjs)$/));
    expect(files.length).toBeGreaterThan(1000);
    const comments = files.flatMap((file) =>
      commentsOfSource(readFileSync(file, 'utf8'), file).map(({text, line}) => ({
        place: `${file}:${String(line)}`,
        text,
      })),
    );
    expect(phraseFaults(comments, findPhrases)).toEqual([]);
  });

  test('reads pages, messages of the interface and of commands, both documents, meanings of keys and the files for contributors', async () => {
    const places = (await readEnglishProse()).map(({place}) => place);
    for (const start of [
      'docs/',
      'blog/',
      'src/pages/',
      'src/components/',
      'src/facts/',
      'tools/',
      'openrpc/core cfx_',
      'openrpc/espace eth_',
      'src/markdown/nodeKeys/meanings.json ',
      'README.md:',
    ]) {
      expect(places.filter((place) => place.startsWith(start)).length, start).toBeGreaterThan(5);
    }
  });

  test.each(phrases)('finds “$bad” and not “$good”', ({find, bad, good}) => {
    expect(createPhraseFinder([{find, write: '', bad, good}])(bad)).not.toEqual([]);
    expect(createPhraseFinder([{find, write: '', bad, good}])(good)).toEqual([]);
  });
});

describe('English prose', () => {
  const page =
    '---\ntitle: A title\ndescription: It says.\n---\n\n## A heading {/* #a */}\n\nWords, `code` and\n[a link](/b).\n\n```sh\nnot read\n```\n\n| A cell | B |\n| --- | --- |\n| C | `d` |\n';

  test('of a page is its title, description, paragraphs, headings and cells, with their lines', () => {
    expect(runsOfPage(page)).toEqual([
      {text: 'A title', line: 2},
      {text: 'It says.', line: 3},
      {text: 'A heading ', line: 6},
      {text: 'Words, `code` and a link.', line: 8},
      {text: 'A cell', line: 15},
      {text: 'B', line: 15},
      {text: 'C', line: 17},
      {text: '`d`', line: 17},
    ]);
  });

  test('of a file that is no page may have addresses that MDX does not read', () => {
    expect(runsOfFile('README.md', 'See <https://example.org>.\n')).toEqual([
      {text: 'See https://example.org.', line: 1},
    ]);
  });

  test('of a source file is what readers see of it', () => {
    const source =
      "const a = translate({id: 'a', message: 'Shown here', description: 'Not shown'});\nconst b = (\n  <Translate id=\"b\">\n    Shown too\n  </Translate>\n);\nconst c = <Translate id=\"c\">{'With {gap}'}</Translate>;\nthrow new Error(`${file} is no page`);\n";
    expect(messagesOfSource(source, 'a.tsx')).toEqual([
      {text: 'Shown here', line: 1},
      {text: 'Shown too', line: 4},
      {text: 'With {gap}', line: 7},
      {text: '… is no page', line: 8},
    ]);
  });

  test('of the code is each comment, also one of several lines, and nothing that only looks like one', () => {
    const source =
      "/**\n * Returns one.\n * Never throws.\n */\nconst a = '// not here';\nconst b = <p>// nor here</p>; // But here.\n";
    expect(commentsOfSource(source, 'a.tsx')).toEqual([
      {text: '/** Returns one. Never throws. */', line: 1},
      {text: '// But here.', line: 6},
    ]);
  });
});
