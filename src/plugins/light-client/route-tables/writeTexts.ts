import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {splitTexts, type TextSource} from './splitTexts';

/**
 * Where the split texts lie: the module of the common ones, and for each file with texts of its own one that adds them.
 */
export interface TextModules {
  /** The ids of all texts that the language being built has. */
  known: readonly string[];
  common: string;
  byFile: ReadonlyMap<string, string>;
}

const isSource = (name: string): boolean => /\.(?:jsx?|tsx?)$/.test(name);

function readSources(folder: string): TextSource[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.isFile() &&
        isSource(entry.name) &&
        !/__tests__|node_modules/.test(path.relative(folder, entry.parentPath)),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({file, source: readFileSync(file, 'utf8')}));
}

const adding = (texts: Record<string, string>): string => `import common from '@generated/codeTranslations';
export * from '@docusaurus/Translate';
export {default} from '@docusaurus/Translate';
Object.assign(common, ${JSON.stringify(texts)});
`;

/** Writes the texts of the language being built in parts, so that a page loads those of its own components only. */
export function writeTexts(generated: string, siteDir: string): TextModules {
  const texts = JSON.parse(readFileSync(path.join(generated, 'codeTranslations.json'), 'utf8')) as Record<
    string,
    string
  >;
  const stock = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
  const {common, byFile} = splitTexts(texts, [...readSources(path.join(siteDir, 'src')), ...readSources(stock)]);
  const folder = path.join(generated, 'portal-light-client', 'texts');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, source: string): string => {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(file, source);
    return file;
  };
  return {
    known: Object.keys(texts),
    common: write('common', `export default ${JSON.stringify(common)};\n`),
    byFile: new Map([...byFile].map(([file, own], index) => [file, write(String(index), adding(own))])),
  };
}
