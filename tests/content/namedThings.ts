import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearIds} from '../../src/facts/nearIds';

/** A name in prose, as it is looked up: a method or key as it is, an option with its dashes, a function with `()`. */
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

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** The names that a text uses: methods anywhere, everything else in code only. */
export function namesIn(text: string): string[] {
  // A variable of a style sheet is none of these.
  const codes = found(text, CODE).filter((code) => !code.startsWith('var(--'));
  const inCode = codes.flatMap((code) => {
    const functions = found(code, FUNCTION).map((name) => `${name}()`);
    return [...(SNAKE.exec(code)?.slice(1) ?? []), ...found(code, METHOD), ...found(code, OPTION), ...functions];
  });
  return [...new Set([...found(text.replace(CODE, ' '), METHOD), ...inCode])];
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => ending.test(name) && !name.includes('node_modules'));
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

/** Names that no source of the project has, each with the reason why a text may use it. */
export function readOtherNames(): Record<string, string> {
  return readJson('tests/content/otherNames.json') as Record<string, string>;
}

/**
 * Every name that the project can vouch for: methods and fields of both OpenRPC documents, methods that releases of the node
 * have, configuration keys, options of the project's commands, and functions that the samples define or call.
 */
export function readKnownNames(): Set<string> {
  const documents = ['openrpc/core.json', 'openrpc/espace.json'].flatMap((file) => [...namesOfDocument(readJson(file))]);
  const released = Object.values(readJson('src/recorder/knownMethods.json') as Record<string, string[]>).flat();
  const keys = (readJson('src/nodeKeys/keys.json') as {key: string}[]).map(({key}) => key);
  const commands = [...filesBelow('.ci', /^\.ci\/[^/]+\.ts$/), ...filesBelow('src/recorder', /options\.ts$/i)].map((file) => readFileSync(file, 'utf8'));
  const options = commands.flatMap((text) => found(text, /(?:^|[{\s,])'?([a-z][a-z-]*)'?: \{type: '(?:string|boolean)'/g).map((name) => `--${name}`));
  const authored = found(readFileSync('src/authoring/questions.ts', 'utf8'), /flag: '([a-z-]+)'/g).map((name) => `--${name}`);
  const samples = filesBelow('samples', /(?<!package-lock)\.(?:sol|ts|js|mjs|txt|json|sh|toml)$/).map((file) => readFileSync(file, 'utf8'));
  const functions = samples.flatMap((text) => found(text, /\b([A-Za-z_]\w*)\b/g).map((name) => `${name}()`));
  return new Set([...documents, ...released, ...keys, ...options, ...authored, ...functions]);
}

/** What to say of each name that is not known: where it is, and the known names most like it. */
export function unknownNames(things: readonly NamedThing[], known: ReadonlySet<string>, others: Readonly<Record<string, string>>): string[] {
  const candidates = [...known].filter((name) => name.length < 60 && /^[\w-]+(?:\(\))?$/.test(name));
  return things
    .filter(({name}) => !known.has(name) && !(name in others))
    .map(
      ({name, place}) =>
        `${place}: nothing is called ${name}; near it are ${nearIds(name, candidates).join(', ')}; a name that is right goes into tests/content/otherNames.json with its reason`,
    );
}
