import {existsSync} from 'node:fs';
import path from 'node:path';
import {REPOSITORY} from '../../src/config/repository';

/** Folders of the repository that a path may begin with. */
const TOP = [
  '.ci',
  '.cspell',
  '.github',
  'blog',
  'docs',
  'i18n',
  'openrpc',
  'samples',
  'src',
  'static',
  'tests',
  'tools',
];
const PATH = new RegExp(
  String.raw`(?<![\w/.@:\-])(?:\.{1,2}\/)*(?:${TOP.map((name) => name.replace('.', String.raw`\.`)).join('|')})\/[\w./\-@~]*[\w/]`,
  'g',
);
/** What stands for any name: capitals in place of a name, a pattern, an ellipsis. */
const OPEN = /(?:^|\/)[A-Z]+(?:[./]|$)|\/[A-Z_-]+(?:\.\w+)?$/;
const AFTER = /^[*{<…$[]/;
/** Begins as a page's address does, and has no file's ending: it may be one. */
const ADDRESS = /^(?:docs|blog)\/[^.]*$/;

/** A source as written in front matter: a path of the repository whose owner and name precede it. */
const SOURCE = /\brepo: ([\w.-]+\/[\w.-]+)\s*,?\s+path: [^\s,}]+/g;

/** A text without the paths that it says are of another repository. */
const withoutOthers = (text: string): string =>
  text.replace(SOURCE, (source, repository: string) => (REPOSITORY.endsWith(`/${repository}`) ? source : ''));

/** The comments of a source, each without its marks. */
export const commentsOf = (source: string): string[] =>
  [...source.matchAll(/(?:^|[\s;{}(,])\/\/ (.*)$|\/\*([\s\S]*?)\*\//gm)].map(
    ([, line, block]) => line ?? (block ?? '').replace(/^\s*\*/gm, ''),
  );

/**
 * The paths in a text that name one file or folder of the repository and aren't there, seen from its root or from the
 * folder of the text.
 */
export function missingPaths(whole: string, folder: string): string[] {
  const text = withoutOthers(whole);
  const named = [...text.matchAll(PATH)].flatMap(({0: name, index}) =>
    OPEN.test(name) || ADDRESS.test(name) || AFTER.test(text.slice(index + name.length)) ? [] : [name],
  );
  return [...new Set(named)].filter((name) => !existsSync(name) && !existsSync(path.join(folder, name)));
}
