import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';

const FOLDERS = ['', 'zh', 'es'] as const;
const AREAS = ['overview', 'general', 'core', 'espace'] as const;
const SECTIONS = 5;
const PARAGRAPHS = 3;
/** Prose without markup of its own: a line that begins as a sentence does. */
const PROSE = /^[\p{Lu}\p{Script=Han}][^<>{}[\]|`*_:\\]{40,}$/u;
const CODE = `import {createPublicClient, http} from 'viem';

const client = createPublicClient({transport: http('http://localhost:8545')});
const [block, price] = await Promise.all([client.getBlock(), client.getGasPrice()]);

for (const hash of block.transactions) {
  const receipt = await client.getTransactionReceipt({hash});
  const fee = receipt.gasUsed * receipt.effectiveGasPrice;
  console.log(hash, receipt.status, fee, fee > price * 21000n ? 'a contract was called' : 'a plain transfer');
}`;

/** The same choices in every run: each call gives the next element in steps that share no factor with the length. */
function buildPicker<T>(all: readonly T[], seed: number): () => T {
  let at = seed;
  return () => {
    at += 7919;
    const picked = all[at % all.length];
    if (picked === undefined) throw new Error('There is no prose to make pages of: docs/ has no plain paragraphs.');
    return picked;
  };
}

/** The plain paragraphs of a language's docs, English where a page is not translated. */
function readProse(site: string, folder: string): string[] {
  const files = readEnglishPages(site).filter((file) => file.startsWith('docs/'));
  return files.flatMap((file) => {
    const translated = folder === '' ? undefined : translatedPath(file, folder);
    const own = translated && existsSync(path.join(site, translated)) ? translated : folder === '' ? file : undefined;
    return own
      ? readFileSync(path.join(site, own), 'utf8')
          .split('\n')
          .filter((line) => PROSE.test(line))
      : [];
  });
}

function table(sentence: () => string): string {
  const rows = Array.from({length: 5}, (_, row) => `| ${String(row + 1)} | ${sentence().slice(0, 60)} | \`0x${(row * 4096 + 81).toString(16)}\` |`);
  return ['| No. | Meaning | Value |', '| --- | --- | --- |', ...rows].join('\n');
}

function section(number: number, sentence: () => string): string {
  const paragraphs = Array.from({length: PARAGRAPHS}, sentence);
  const extras = [`\`\`\`ts untested="made up to measure growth"\n${CODE}\n\`\`\``, table(sentence), `- ${[sentence(), sentence(), sentence()].join('\n- ')}`];
  return [`## ${String(number)}. ${sentence().slice(0, 36)} {/* #part-${String(number)} */}`, ...paragraphs, extras[number % extras.length]].join('\n\n');
}

function page(number: number, area: string, tags: readonly string[], sentence: () => string): string {
  const spaces: Record<string, string> = {core: 'core', espace: 'espace'};
  const frontMatter = {
    title: `Growth ${String(number)}`,
    description: 'A page that was made up to measure how the portal grows: its build, its memory and what readers load.',
    kind: 'concept',
    space: spaces[area] ?? 'both',
    tags,
    sources: [{cip: 1559}],
    checked: {date: '2026-11-22'},
  };
  const body = Array.from({length: SECTIONS}, (_, index) => section(index + 1, sentence));
  return `---\n${JSON.stringify(frontMatter)}\n---\n\n${body.join('\n\n')}\n`;
}

/** Made-up docs pages by path, each in every language: prose of the present docs in another order, with headings, code, tables, lists and three tags. */
export function buildSyntheticPages(site: string, count: number): Map<string, string> {
  const tags = Object.keys(parseYaml(readFileSync(path.join(site, 'docs', 'tags.yml'), 'utf8')) as Record<string, unknown>);
  const files = new Map<string, string>();
  for (const folder of FOLDERS) {
    const prose = count > 0 ? readProse(site, folder) : [];
    for (let number = 0; number < count; number++) {
      const area = AREAS[number % AREAS.length] ?? 'general';
      // Folders of twenty, as a reader would find them.
      const english = `docs/${area}/growth-${area}-${String(Math.floor(number / 80))}/growth-${String(number)}.mdx`;
      const tag = buildPicker(tags, number);
      const text = page(number, area, [tag(), tag(), tag()], buildPicker(prose, number * 31));
      files.set((folder === '' ? undefined : translatedPath(english, folder)) ?? english, text);
    }
  }
  return files;
}
