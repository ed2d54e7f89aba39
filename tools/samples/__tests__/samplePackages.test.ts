import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readSampleFolder, sampleDigest, sampleFiles, sampleNames} from '../sampleFiles';
import {PACKAGES, askedFor, hasOwnLock, packagesBehind, packagesFolder, type LockedPlaces} from '../samplePackages';

const pin = (version: string, more: object = {}): object => ({version, integrity: `sha512-${version}`, ...more});

/** viem needs curves 1.9.1 and js-conflux-sdk curves 1.2.0, so that one of the two lies inside of its package. */
const LOCK = {
  'node_modules/viem': pin('2.57.20', {
    dependencies: {curves: '1.9.1'},
    peerDependencies: {typescript: '>=5', zod: '*'},
    peerDependenciesMeta: {zod: {optional: true}},
  }),
  'node_modules/curves': pin('1.9.1', {optionalDependencies: {'native-win32': '1', 'native-linux': '1'}}),
  'node_modules/native-win32': pin('1.0.0', {os: ['win32']}),
  'node_modules/native-linux': pin('1.0.0', {os: ['linux']}),
  'node_modules/typescript': pin('6.0.3'),
  'node_modules/zod': pin('4.0.0'),
  'node_modules/js-conflux-sdk': pin('2.6.0', {dependencies: {curves: '1.2.0', deep: '1'}}),
  'node_modules/js-conflux-sdk/node_modules/curves': pin('1.2.0'),
  'node_modules/js-conflux-sdk/node_modules/deep': pin('1.0.0', {dependencies: {curves: '1', viem: '2'}}),
} as LockedPlaces;

const idsBehind = (places: LockedPlaces, name: string): string[] => {
  const ids = packagesBehind(places, [name]).map((line) => line.replace(/^.* > | sha512-.*$/g, ''));
  return [...new Set(ids)].sort();
};

describe('the packages behind a package', () => {
  test('are those that it leads to, also for other systems, without peers that it can do without', () => {
    expect(idsBehind(LOCK, 'viem')).toEqual([
      'curves@1.9.1',
      'native-linux@1.0.0',
      'native-win32@1.0.0',
      'typescript@6.0.3',
      'viem@2.57.20',
    ]);
  });

  test('are found in the folder nearest to who asks', () => {
    expect(packagesBehind(LOCK, ['js-conflux-sdk'])).toContain('deep@1.0.0 sha512-1.0.0 > curves@1.2.0 sha512-1.2.0');
    expect(idsBehind(LOCK, 'js-conflux-sdk')).toEqual(expect.arrayContaining(['viem@2.57.20', 'curves@1.9.1']));
  });

  test('are the same wherever npm puts them', () => {
    const {'node_modules/curves': curves, ...others} = LOCK;
    const moved: LockedPlaces = {
      ...others,
      'node_modules/viem/node_modules/curves': curves,
      'node_modules/curves': LOCK['node_modules/js-conflux-sdk/node_modules/curves'],
    };
    expect(packagesBehind(moved, ['viem'])).toEqual(packagesBehind(LOCK, ['viem']));
    expect(packagesBehind(moved, ['js-conflux-sdk'])).toEqual(packagesBehind(LOCK, ['js-conflux-sdk']));
  });
});

describe('a sample without a lock of its own', () => {
  let samples = '';
  const write = (file: string, content: object): void => {
    mkdirSync(path.join(samples, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(samples, file), JSON.stringify(content));
  };
  const sample = {steps: [{name: 'a', command: 'true'}]};
  const digest = (name: string): string => sampleDigest(path.join(samples, name));

  beforeEach(() => {
    samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
    write('packages/package.json', {dependencies: {viem: '2.57.20', 'js-conflux-sdk': '2.6.0'}});
    write('packages/package-lock.json', {packages: LOCK});
    write('with-viem/package.json', {sample, dependencies: {viem: '2.57.20'}});
    write('with-sdk/package.json', {sample, devDependencies: {'js-conflux-sdk': '2.6.0'}});
    write('without/package.json', {sample});
  });
  afterEach(() => rmSync(samples, {recursive: true}));

  test('asks for a new run after a change of a package behind it, and after no other', () => {
    const names = ['with-viem', 'with-sdk', 'without'];
    const changedBy = (places: LockedPlaces): string[] => {
      const before = names.map(digest);
      write('packages/package-lock.json', {packages: {...LOCK, ...places}});
      const after = names.map(digest);
      write('packages/package-lock.json', {packages: LOCK});
      return names.filter((_, index) => before[index] !== after[index]);
    };
    const sdk = LOCK['node_modules/js-conflux-sdk'];
    expect(changedBy({'node_modules/js-conflux-sdk': {...sdk, version: '2.7.0'}})).toEqual(['with-sdk']);
    expect(changedBy({'node_modules/js-conflux-sdk': {...sdk, integrity: 'sha512-other'}})).toEqual(['with-sdk']);
    expect(changedBy({'node_modules/curves': {version: '1.9.7'}})).toEqual(['with-viem', 'with-sdk']);
    expect(changedBy({'node_modules/zod': {version: '4.1.0'}})).toEqual([]);
  });

  test('installs with the others, or not at all if it asks for nothing', () => {
    const shared = path.join(samples, PACKAGES);
    expect(['with-viem', 'without'].map((name) => packagesFolder(path.join(samples, name)))).toEqual([
      shared,
      undefined,
    ]);
    write('with-viem/package-lock.json', {packages: {}});
    expect(packagesFolder(path.join(samples, 'with-viem'))).toBe(path.join(samples, 'with-viem'));
    expect(sampleNames(samples)).toEqual(['with-sdk', 'with-viem', 'without']);
  });

  test('must ask for what the shared list has: the fault tells which package, both versions and what to do', () => {
    expect(readSampleFolder(samples, 'with-viem').name).toBe('with-viem');
    write('with-viem/package.json', {sample, dependencies: {viem: '2.50.0', hardhat: '2.29.1'}});
    expect(() => readSampleFolder(samples, 'with-viem')).toThrow(
      'samples/with-viem/package.json: it asks for viem 2.50.0, and samples/packages/package.json has 2.57.20; it asks for hardhat 2.29.1, and samples/packages/package.json has none. Make the two the same, or give the sample a lock of its own: npm install --package-lock-only',
    );
    write('with-viem/package-lock.json', {packages: {}});
    expect(readSampleFolder(samples, 'with-viem').name).toBe('with-viem');
  });
});

describe('the packages that samples share', () => {
  const sharing = sampleNames('samples').filter((name) => !hasOwnLock(`samples/${name}`));
  const shared = Object.keys(askedFor(`samples/${PACKAGES}`));

  test('are each asked for by one of them', () => {
    const asked = new Set(sharing.flatMap((name) => Object.keys(askedFor(`samples/${name}`))));
    expect(shared.filter((name) => !asked.has(name))).toEqual([]);
  });

  test('are there for those alone that ask for them', () => {
    const faults = sharing.flatMap((name) => {
      const asked = askedFor(`samples/${name}`);
      const code = sampleFiles(`samples/${name}`).filter((file) => /\.(?:ts|tsx|mts|js|mjs|cjs)$/.test(file));
      return code.flatMap((file) =>
        shared.flatMap((one) => {
          const imported = new RegExp(`(?:from|import|require)\\s*\\(?\\s*['"]${one}(?:/[^'"]*)?['"]`);
          return !(one in asked) && imported.test(readFileSync(`samples/${name}/${file}`, 'utf8'))
            ? [`samples/${name}/${file} imports ${one}, which its package.json does not ask for`]
            : [];
        }),
      );
    });
    expect(faults).toEqual([]);
  });
});
