import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readHtmlFiles} from '../../src/delivery/inlineScripts';
import {LANGUAGES} from './languages';

type Prefix = (typeof LANGUAGES)[number]['prefix'];

/** One page of the finished build: its address and the prefix of its language. */
export interface BuiltPage {
  address: string;
  prefix: Prefix;
  file: string;
}

const BUILD = path.resolve('build');
const MOVES_ON = 'http-equiv="refresh"';

const prefixOf = (address: string): Prefix =>
  LANGUAGES.find(({prefix}) => prefix !== '' && (address === prefix || address.startsWith(`${prefix}/`)))?.prefix ?? '';

/** A page that also lies as an index in its folder, for hosts that prefer the folder, counts once. */
const isCopy = (file: string): boolean =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/**
 * Every page of the finished build, sorted by address, without those that only move the reader on; throws if there is
 * no build.
 */
export function builtPages(): BuiltPage[] {
  if (!existsSync(BUILD))
    throw new Error(`There is no ${BUILD}: the browser tests read its pages. Run npm run build first.`);
  return readHtmlFiles(BUILD)
    .filter((file) => !isCopy(file) && !readFileSync(file, 'utf8').includes(MOVES_ON))
    .map((file) => {
      const name = path.relative(BUILD, file).split(path.sep).join('/');
      const address = `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
      return {address, prefix: prefixOf(address), file};
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** The same pages with the languages of a page one after another: most are the same but for their words. */
export function builtPagesByPath(): BuiltPage[] {
  const inOneLanguage = ({address, prefix}: BuiltPage): string => address.slice(prefix.length);
  return builtPages().sort((one, other) => (inOneLanguage(one) < inOneLanguage(other) ? -1 : 1));
}
