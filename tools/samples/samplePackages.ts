import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder beside the samples that is none: its lock is that of every sample without one of its own. */
export const PACKAGES = 'packages';

type Versions = Record<string, string>;

interface Entry {
  name?: string;
  version?: string;
  integrity?: string;
  dependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

/** What a lock file pins, by the folder of each package. */
export type LockedPlaces = Record<string, Entry | undefined>;

const MODULES = 'node_modules/';
const LOCK = 'package-lock.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What a lock file in a folder pins. */
const lockIn = (folder: string): LockedPlaces =>
  (readJson(path.join(folder, LOCK)) as {packages: LockedPlaces}).packages;

/** The packages that a folder's package.json asks for, with the versions it names. */
export function askedFor(folder: string): Versions {
  const lists = readJson(path.join(folder, 'package.json')) as {dependencies?: Versions; devDependencies?: Versions};
  return {...lists.dependencies, ...lists.devDependencies};
}

/** Whether a sample installs from a lock of its own. */
export const hasOwnLock = (folder: string): boolean => existsSync(path.join(folder, LOCK));

/** The folder whose lock has a sample's packages; undefined for a sample that has no lock and asks for none. */
export function packagesFolder(folder: string): string | undefined {
  if (hasOwnLock(folder)) return folder;
  return Object.keys(askedFor(folder)).length > 0 ? path.join(path.dirname(folder), PACKAGES) : undefined;
}

/** What the lock of a sample's packages pins, which may be that of all samples. */
export function lockedPlaces(folder: string): LockedPlaces {
  const locked = packagesFolder(folder);
  return locked === undefined ? {} : lockIn(locked);
}

/** Where a package lies that one in this place asks for, as Node.js looks for it; undefined if it is nowhere. */
function placeOf(places: LockedPlaces, name: string, from: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf(MODULES) - 1, 0))) {
    const place = `${base && `${base}/`}${MODULES}${name}`;
    if (places[place]) return place;
    if (base === '') return undefined;
  }
}

/** What a package needs, without the peers that it can do without. */
function neededBy({dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta}: Entry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...new Set([...Object.keys({...dependencies, ...optionalDependencies}), ...peers])];
}

/**
 * Each package that these lead to in a lock, with what asks for it, sorted: the same wherever npm puts them, and
 * whatever else the lock has.
 */
export function packagesBehind(places: LockedPlaces, names: readonly string[]): string[] {
  const lines = new Set<string>();
  const seen = new Set<string>();
  const idOf = (place: string): string => {
    const {
      name = place.slice(place.lastIndexOf(MODULES) + MODULES.length),
      version = '',
      integrity = '',
    } = places[place] ?? {};
    return `${name}@${version} ${integrity}`;
  };
  const follow = (from: string, asking: string, wanted: readonly string[]): void => {
    for (const name of wanted) {
      const place = placeOf(places, name, from);
      if (place === undefined) continue;
      lines.add(`${asking} > ${idOf(place)}`);
      if (seen.has(place)) continue;
      seen.add(place);
      follow(place, idOf(place), neededBy(places[place] ?? {}));
    }
  };
  follow('', '', names);
  return [...lines].sort();
}

/** Why a sample cannot do without a lock of its own; undefined if it can, or has one. */
export function sharingFault(folder: string): string | undefined {
  if (hasOwnLock(folder)) return undefined;
  const shared = path.join(path.dirname(folder), PACKAGES);
  const listed = existsSync(shared) ? askedFor(shared) : {};
  const faults = Object.entries(askedFor(folder)).flatMap(([name, version]) =>
    listed[name] === version
      ? []
      : [`it asks for ${name} ${version}, and samples/${PACKAGES}/package.json has ${listed[name] ?? 'none'}`],
  );
  if (faults.length === 0) return undefined;
  return `${faults.join('; ')}. Make the two the same, or give the sample a lock of its own: npm install --package-lock-only`;
}
