import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readJoined} from 'docusaurus-plugin-openrpc/joined';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {nearIds} from '../../src/facts/nearIds';
import type {PlacedProse} from './englishProse';
import {filesBelow} from './filesBelow';

/**
 * A name in prose, as it is looked up: a method or key as it is, an option with its dashes, a function with `()`, a
 * script after `npm run`.
 */
export interface NamedThing {
  name: string;
  place: string;
}

const CODE = /`([^`]+)`/g;
/** Names of methods, keys, fields and files: small letters, digits and underscores, or a namespace and a method. */
const SNAKE = /^([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:\s*=.*)?$/;
const METHOD = /(?<![\w`/.-])(?:cfx|eth|pos|txpool|trace|debug|net|web3|parity|rpc|test)_[A-Za-z0-9]+(?![\w-])/g;
const OPTION = /(?<![\w-])--[a-z][a-z0-9-]+/g;
const FUNCTION = /\b([A-Za-z_]\w*)\(/g;
/** A script, or a script and its verb: `npm run data -- facts`. */
const SCRIPT = /\bnpm run [a-z][a-z0-9:-]*(?: -- [a-z][a-z0-9-]*(?![\w./-]))?/g;
/** A name in one word or with hyphens, which may be a key that is written otherwise. */
const SPELLING = /^[A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*$/;
/** Where a sample defines or calls a function: before its arguments, as a field of an ABI, as a public variable. */
const DEFINED =
  /\b([A-Za-z_]\w*)\s*(?:<[^<>()]*>)?\(|"name": ?"(\w+)"|functionName: '(\w+)'|\bfunction (\w+)|\bpublic (?:(?:constant|immutable|override) )*(\w+)/g;
/** Casts to the types of Solidity. */
const TYPE = /^(?:u?int\d*|bytes\d*|address|bool|string)\(\)$/;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, ...groups]) => groups.find(Boolean) ?? whole);

/** The names that a text uses: methods anywhere, everything else in code only. */
export function namesIn(text: string): string[] {
  // A variable of a style sheet is none of these.
  const codes = found(text, CODE).filter((code) => !code.startsWith('var(--'));
  const inCode = codes.flatMap((code) => {
    const functions = found(code, FUNCTION).map((name) => `${name}()`);
    return [
      ...(SNAKE.exec(code)?.slice(1) ?? []),
      ...found(code, METHOD),
      ...found(code, OPTION),
      ...found(code, SCRIPT),
      ...functions,
    ];
  });
  return [...new Set([...found(text.replace(CODE, ' '), METHOD), ...inCode])].filter((name) => !TYPE.test(name));
}

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** Keys of the node's configuration that a text writes otherwise, such as in camel case or with hyphens. */
export function createSpellingFinder(keys: readonly string[], known: ReadonlySet<string>): (text: string) => string[] {
  const spellings = new Map(keys.map((key) => [plain(key), key]));
  return (text) =>
    found(text, CODE).filter((code) => SPELLING.test(code) && !known.has(code) && spellings.has(plain(code)));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every key and every short text of a document: methods, parameters, fields, tags and values. */
function* namesOfDocument(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) yield key;
      yield* namesOfDocument(inner);
    }
  }
}

/**
 * Names that no source of the project has, each with the reason why a text may use it: a line each, name, tab, reason.
 */
export function readOtherNames(): Record<string, string> {
  const lines = readFileSync('tools/prose/otherNames.tsv', 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', reason = ''] = line.split('\t');
      return [name, reason];
    }),
  );
}

/** The keys of the node's configuration. */
export function readKeys(): string[] {
  return (readJson('src/markdown/nodeKeys/keys.json') as {key: string}[]).map(({key}) => key);
}

/** The verbs of the project's commands, each with its script: a file below the folder of its command. */
const readVerbs = (): string[] =>
  filesBelow('tools/commands', /^tools\/commands\/\w+\/[\w-]+\.ts$/).map(
    (file) => `npm run ${path.basename(path.dirname(file))} -- ${path.basename(file, '.ts')}`,
  );

/**
 * Every name that the project can vouch for: methods and fields of both OpenRPC documents, methods that releases of the
 * node have, configuration keys, options, scripts and verbs of the project's commands, options of the `conflux`
 * program, and functions that the samples define or call.
 */
export function readKnownNames(): Set<string> {
  const documents = Object.values(RPC_REFERENCES).flatMap((reference) => [
    ...namesOfDocument(readJoined(reference).value),
  ]);
  const released = Object.values(readJson('tools/recorder/knownMethods.json') as Record<string, string[]>).flat();
  const commands = [...filesBelow('tools/commands', /\.ts$/), ...filesBelow('tools/recorder', /options\.ts$/i)].map(
    (file) => readFileSync(file, 'utf8'),
  );
  const options = commands.flatMap((text) =>
    found(text, /(?:^|[{\s,])'?([a-z][a-z-]*)'?: \{type: '(?:string|boolean)'/g).map((name) => `--${name}`),
  );
  const authored = found(readFileSync('tools/newPage/questions.ts', 'utf8'), /flag: '([a-z-]+)'/g).map(
    (name) => `--${name}`,
  );
  const samples = filesBelow('samples', /(?<!package-lock)\.(?:sol|ts|js|mjs|txt|json|sh|toml)$/);
  const functions = samples.flatMap((file) => found(readFileSync(file, 'utf8'), DEFINED).map((name) => `${name}()`));
  const {options: own, commands: sub} = readJson('samples/node-cli/cli.json') as {
    options: {option: string}[];
    commands: Record<'needs' | 'takes', string[]>[];
  };
  const node = [
    ...own.map(({option}) => option),
    ...sub.flatMap(({needs, takes}) => [...needs, ...takes]).map((option) => option.replace(/=.*/, '')),
  ];
  const packages = ['package.json', ...samples.filter((file) => file.endsWith('/package.json'))];
  const scripts = packages.flatMap((file) =>
    Object.keys((readJson(file) as {scripts?: object}).scripts ?? {}).map((name) => `npm run ${name}`),
  );
  return new Set([
    ...documents,
    ...released,
    ...readKeys(),
    ...options,
    ...authored,
    ...node,
    ...functions,
    ...scripts,
    ...readVerbs(),
  ]);
}

/** What to say of each name that is not known: where it is, and the known names most like it. */
export function unknownNames(
  things: readonly NamedThing[],
  known: ReadonlySet<string>,
  others: Readonly<Record<string, string>>,
): string[] {
  const candidates = [...known].filter((name) => name.length < 60 && /^[\w: -]+(?:\(\))?$/.test(name));
  return things
    .filter(({name}) => !known.has(name) && !(name in others))
    .map(
      ({name, place}) =>
        `${place}: nothing is called ${name}; near it are ${nearIds(name, candidates).join(', ')}; a name that is right goes into tools/prose/otherNames.tsv with its reason`,
    );
}

/** Reads once what judges the names in prose: names that nothing has, and keys that are written otherwise. */
export function createNameJudge(): (prose: readonly PlacedProse[]) => string[] {
  const known = readKnownNames();
  const others = readOtherNames();
  const findSpellings = createSpellingFinder(readKeys(), known);
  return (prose) => [
    ...unknownNames(
      prose.flatMap(({place, text}) => namesIn(text).map((name) => ({name, place}))),
      known,
      others,
    ),
    ...prose.flatMap(({place, text}) =>
      findSpellings(text).map((name) => `${place}: ${name} is a key that is written otherwise`),
    ),
  ];
}
