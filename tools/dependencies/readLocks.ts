import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** One package that a lock file pins, as far as licenses and lists of parts go. */
export interface LockedPackage {
  name: string;
  version: string;
  /** The folder it is installed in, relative to its lock file. */
  place: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  /** Only for working on the project; never needed to build it. */
  dev: boolean;
  optional: boolean;
  /** It asks npm to run something after it is installed. */
  hasInstallScript: boolean;
  dependencies: string[];
}

/** A lock file, its path relative to the project, and what it pins. */
export interface Lock {
  file: string;
  packages: LockedPackage[];
}

interface LockEntry {
  name?: string;
  version?: string;
  link?: boolean;
  license?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

const MODULES = 'node_modules/';

/** Parses a lock file of version 3; throws if it is another. The project's own folders are left out. */
export function parseLock(file: string, text: string): Lock {
  const {lockfileVersion, packages} = JSON.parse(text) as {
    lockfileVersion?: number;
    packages?: Record<string, LockEntry>;
  };
  if (lockfileVersion !== 3 || !packages)
    throw new Error(
      `${file} is not a lock file of version 3; npm 7 or newer writes one: npm install --package-lock-only`,
    );
  const entries = Object.entries(packages).filter(([place, {link}]) => place.includes(MODULES) && !link);
  return {
    file,
    packages: entries.map(([place, entry]) => ({
      name: entry.name ?? place.slice(place.lastIndexOf(MODULES) + MODULES.length),
      version: entry.version ?? '',
      place,
      ...(entry.license !== undefined && {license: entry.license}),
      ...(entry.resolved !== undefined && {resolved: entry.resolved}),
      ...(entry.integrity !== undefined && {integrity: entry.integrity}),
      dev: entry.dev ?? entry.devOptional ?? false,
      optional: entry.optional ?? entry.devOptional ?? false,
      hasInstallScript: entry.hasInstallScript ?? false,
      dependencies: Object.keys(entry.dependencies ?? {}),
    })),
  };
}

/** Every folder of the project that installs packages, relative to it: the root and those of the samples. */
export function packageFolders(siteDir: string): string[] {
  const below = (folder: string): string[] => {
    const inside = readdirSync(path.join(siteDir, folder), {withFileTypes: true}).filter(
      (entry) => entry.isDirectory() && entry.name !== 'node_modules',
    );
    const here = existsSync(path.join(siteDir, folder, 'package.json')) ? [folder] : [];
    return [...here, ...inside.flatMap(({name}) => below(`${folder}/${name}`))];
  };
  return ['.', ...below('samples')].sort();
}

/** Reads the lock files of the project and of its samples. */
export function readLocks(siteDir: string): Lock[] {
  const files = packageFolders(siteDir).map((folder) => path.posix.join(folder, 'package-lock.json'));
  return files
    .filter((file) => existsSync(path.join(siteDir, file)))
    .map((file) => parseLock(file, readFileSync(path.join(siteDir, file), 'utf8')));
}
