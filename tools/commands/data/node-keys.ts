import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {openGitSources, type GitSources} from '../../facts/gitSources';
import {NODE_TAG} from '../../../src/facts/repositories';
import {buildKeys, type Release} from '../../nodeKeys/buildKeys';
import type {NodeKey} from '../../../src/markdown/nodeKeys/nodeKey';
import type {ConstantCode} from '../../nodeKeys/resolveDefault';
import {UNTAGGED} from '../../nodeKeys/untagged';

const USAGE = `Give a checkout or a bare mirror of conflux-rust: npm run data -- node-keys --repo ../conflux-rust
--check compares instead of writing, and fails if the committed keys differ.`;
const FILE = 'src/markdown/nodeKeys/keys.json';
const REPOSITORY = 'Conflux-Chain/conflux-rust';
const FIRST = [1, 1, 5];
const MAINNET_RELEASE = /^v(\d+)\.(\d+)\.(\d+)$/;
const TABLES = [
  'crates/config/src/configuration.rs',
  'crates/client/src/configuration.rs',
  'client/src/configuration.rs',
];
const CONSTANTS = [
  'crates/parameters/src/lib.rs',
  'crates/cfxcore/types/src/cache_config.rs',
  'crates/cfxcore/core/src/cache_config.rs',
  'crates/dbs/storage/src/impls/mod.rs',
  'crates/dbs/storage/src/impls/delta_mpt/node_memory_manager.rs',
  'crates/pos/types/types/src/term_state.rs',
  'core/src/cache_config.rs',
  'core/src/parameters.rs',
  'core/storage/src/impls/mod.rs',
  'cfxcore/parameters/src/lib.rs',
  'cfxcore/core/src/cache_config.rs',
];

const numbersOf = (tag: string): number[] => (MAINNET_RELEASE.exec(tag) ?? []).slice(1).map(Number);
const compare = (left: number[], right: number[]): number =>
  left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Where a release is read: at its tag if there is one. */
const refOf = (tag: string, {tags}: GitSources): string => (tags().includes(tag) ? tag : (UNTAGGED[tag] ?? tag));

/** Releases for mainnet from the first on, in their order. */
function releasesIn(sources: GitSources): Release[] {
  const tags = new Set([...sources.tags(), ...Object.keys(UNTAGGED)]);
  const chosen = [...tags].filter((tag) => MAINNET_RELEASE.test(tag) && compare(numbersOf(tag), FIRST) >= 0);
  return chosen
    .sort((left, right) => compare(numbersOf(left), numbersOf(right)))
    .map((tag) => {
      const ref = refOf(tag, sources);
      const source = TABLES.map((path) => sources.text({repo: REPOSITORY, ref, path})).find(
        (found) => found !== undefined,
      );
      if (source === undefined) throw new Error(`${tag} has no table of keys in ${TABLES.join(', ')}.`);
      return {tag, source};
    });
}

/** Looks constants up in a release's files, each of which is read once. */
function constantsIn(sources: GitSources): (tag: string) => ConstantCode {
  const files = new Map<string, string>();
  return (tag) => (name) => {
    const all =
      files.get(tag) ??
      CONSTANTS.map((path) => sources.text({repo: REPOSITORY, ref: refOf(tag, sources), path}) ?? '').join('\n');
    files.set(tag, all);
    // A constant that only passes on another of the same name is not the one meant.
    const found = [...all.matchAll(new RegExp(`const ${name}:\\s*\\w+\\s*=\\s*([^;]+);`, 'g'))].map(([, code = '']) =>
      code.trim(),
    );
    return found.find((code) => !code.endsWith(`::${name}`));
  };
}

/** The keys in which two lists differ: there in one only, or with another type, default or release. */
function differences(committed: readonly NodeKey[], read: readonly NodeKey[]): string[] {
  const text = (keys: readonly NodeKey[], name: string): string =>
    JSON.stringify(keys.find(({key}) => key === name) ?? 'not there');
  const names = new Set([...committed, ...read].map(({key}) => key));
  return [...names]
    .filter((name) => text(committed, name) !== text(read, name))
    .map((name) => `${name}: ${FILE} has ${text(committed, name)}, the releases ${text(read, name)}`);
}

/** Prints how the committed keys differ from those that were read, and fails if they do. */
function check(keys: readonly NodeKey[]): void {
  // Only this command writes the file.
  const found = differences(JSON.parse(readFileSync(FILE, 'utf8')) as NodeKey[], keys);
  found.forEach((difference) => console.error(difference));
  if (found.length === 0) return;
  console.error(
    `${String(found.length)} keys differ; run npm run data -- node-keys --repo ../conflux-rust and commit ${FILE}`,
  );
  process.exitCode = 1;
}

function nodeKeys(): void {
  const {repo, check: onlyCheck} = parseArgs({options: {repo: {type: 'string'}, check: {type: 'boolean'}}}).values;
  if (repo === undefined) throw new Error(USAGE);
  const sources = openGitSources([repo]);
  const releases = releasesIn(sources);
  const keys = buildKeys(releases, NODE_TAG, constantsIn(sources));
  if (onlyCheck) check(keys);
  else writeFileSync(FILE, `${JSON.stringify(keys, null, 2)}\n`);
  const gone = keys.filter(({removed}) => removed !== undefined).length;
  console.log(
    `${String(keys.length - gone)} keys and ${String(gone)} removed ones, ` +
      `in ${String(releases.length)} releases up to ${releases.at(-1)?.tag ?? 'none'}: ${FILE}`,
  );
}

try {
  nodeKeys();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
