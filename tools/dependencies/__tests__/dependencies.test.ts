import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {scriptFaults} from '../installScripts';
import {isAllowed, licenceFaults} from '../licenceFaults';
import {ALLOWED, EXCEPTIONS, SHIPPED} from '../licenceTerms';
import {packageFolders, parseLock, readLocks, type Lock} from '../readLocks';
import {toSbom} from '../toSbom';

const locks = readLocks('.');
const own = locks.find(({file}) => file === 'package-lock.json') ?? {file: '', packages: []};

/** A lock file with one package. */
function lockWith(entry: Record<string, unknown>): Lock {
  return parseLock(
    'package-lock.json',
    JSON.stringify({lockfileVersion: 3, packages: {'': {}, 'node_modules/one': {version: '1.0.0', ...entry}}}),
  );
}

// holds: repository.licences
describe('licences', () => {
  test('every package of the project and its samples is under known terms, and no exception is idle', () => {
    expect(locks.length).toBeGreaterThan(1);
    expect(licenceFaults(locks)).toEqual([]);
  });

  test('every allowed licence is some package’s', () => {
    const used = new Set(
      locks.flatMap(({packages}) =>
        packages.flatMap(({license = ''}) => license.replace(/[()]/g, '').split(/ OR | AND /)),
      ),
    );
    expect(ALLOWED.filter((id) => !used.has(id))).toEqual([]);
  });

  test('what ships to readers is locked, is needed to build, and asks for a notice at most', () => {
    const names = Object.keys(SHIPPED);
    expect(names.filter((name) => own.packages.every((locked) => locked.name !== name))).toEqual([]);
    const strict = own.packages.filter(
      ({name, license = ''}) => names.includes(name) && !isAllowed(license, [...ALLOWED, 'OFL-1.1']),
    );
    expect(strict.map(({name, license}) => `${name} ${license ?? ''}`)).toEqual([]);
  });

  test.each([
    ['another licence', {license: 'AGPL-3.0-only'}, 'one@1.0.0 is under AGPL-3.0-only'],
    ['no licence', {}, 'one@1.0.0 has no license field'],
    ['a sum with one that is not allowed', {license: 'MIT AND GPL-2.0-only'}, 'MIT AND GPL-2.0-only'],
    ['a choice inside a sum', {license: '(MIT OR GPL-2.0-only) AND ISC'}, 'is under'],
  ])('%s is a fault', (_, entry, says) => {
    expect(licenceFaults([lockWith(entry)], [])).toEqual([expect.stringContaining(says)]);
  });

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('%s is none', (license) => {
    expect(licenceFaults([lockWith({license})], [])).toEqual([]);
  });

  test('an exception holds for its terms only, and an idle one is a fault', () => {
    const [exception] = EXCEPTIONS.filter(({name}) => name === 'elkjs');
    const elk = (license: string): Lock => lockWith({name: 'elkjs', license});
    expect(licenceFaults([elk('EPL-2.0')], exception && [exception])).toEqual([]);
    expect(licenceFaults([elk('GPL-3.0-only')], exception && [exception])).toHaveLength(2);
  });
});

test('every package that the project installs, on any system, has its hash in the lock file', () => {
  const unproven = own.packages.filter(
    ({integrity, place}) => !place.startsWith('src/') && !(integrity ?? '').startsWith('sha512-'),
  );
  expect(unproven.map(({name, version}) => `${name}@${version}`)).toEqual([]);
});

// holds: repository.install-scripts
describe('scripts of packages', () => {
  test('npm runs none, here and in every sample', () => {
    const folders = packageFolders('.');
    expect(folders.length).toBeGreaterThan(1);
    const open = folders.filter((folder) => {
      const file = path.join(folder, '.npmrc');
      return !existsSync(file) || !/^ignore-scripts=true$/m.test(readFileSync(file, 'utf8'));
    });
    expect(open, 'folders whose .npmrc lacks the line ignore-scripts=true').toEqual([]);
  });

  test('whoever would run one has been read', () => {
    expect(scriptFaults(locks)).toEqual([]);
  });

  test('a new one, and a name that is no longer needed, are faults', () => {
    expect(scriptFaults([lockWith({hasInstallScript: true})], {})).toEqual([
      expect.stringContaining('one@1.0.0 has a script'),
    ]);
    expect(scriptFaults([lockWith({})], {one: 'x'})).toEqual([expect.stringContaining('take it out')]);
  });
});

// holds: repository.parts-list
describe('the list of parts', () => {
  const sbom = toSbom(own, {name: 'portal', version: '1.0.0'});
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));

  test('names each locked package once, with address, licence and hash as CycloneDX asks', () => {
    expect(refs.size).toBe(own.packages.length);
    expect(sbom).toMatchObject({bomFormat: 'CycloneDX', specVersion: '1.6', version: 1});
    for (const {purl, licenses, hashes, version} of sbom.components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/);
      expect(purl.endsWith(`@${version}`)).toBe(true);
      expect(licenses, purl).toHaveLength(1);
      expect(hashes?.[0]?.content ?? 'f'.repeat(128), purl).toMatch(/^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/);
    }
  });

  test('leads only to packages that it names', () => {
    expect(
      sbom.dependencies.filter(({ref, dependsOn}) => !refs.has(ref) || dependsOn.some((target) => !refs.has(target))),
    ).toEqual([]);
    expect(sbom.dependencies.find(({ref}) => ref.startsWith('pkg:npm/react-dom@'))?.dependsOn).toEqual([
      expect.stringMatching(/^pkg:npm\/scheduler@/),
    ]);
  });

  test('tells what ships to readers from what only builds', () => {
    const scopeOf = (name: string): string | undefined =>
      sbom.components.find((component) => component.name === name)?.scope;
    expect([scopeOf('react'), scopeOf('vitest'), scopeOf('elkjs')]).toEqual(['required', 'excluded', 'excluded']);
  });
});
