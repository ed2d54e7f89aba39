import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SourcePlace} from '../../src/facts/fact';

/** A file at a tag or commit, without a pattern. */
export type SourceFile = Pick<SourcePlace, 'repo' | 'ref' | 'path'>;

/** The git directory of a checkout or a bare mirror. */
function gitDirectory(folder: string): string {
  for (const candidate of [path.join(folder, '.git'), path.join(folder, 'repo'), folder])
    if (existsSync(path.join(candidate, 'HEAD'))) return candidate;
  throw new Error(`${folder} holds no git repository; give --repo the folder of a checkout or of a bare mirror`);
}

function git(directory: string, args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', ['--git-dir', directory, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/** Reads files of public repositories from checkouts or mirrors on this machine. */
export interface GitSources {
  text: (file: SourceFile) => string | undefined;
  blob: (file: SourceFile) => string | undefined;
  tags: () => readonly string[];
  /** The files of a folder at a tag or commit. */
  files: (ref: string, folder: string) => readonly string[];
}

// A tag may share its name with a branch.
const revision = (directory: string, ref: string): string =>
  git(directory, ['rev-parse', '--verify', '-q', `refs/tags/${ref}`]) === undefined ? ref : `refs/tags/${ref}`;

/** Opens folders; a file is looked for in each of them, since a folder does not tell which repository it holds. */
export function openGitSources(folders: readonly string[]): GitSources {
  const directories = folders.map(gitDirectory);
  const first = (ask: (directory: string) => string | undefined): string | undefined =>
    directories.map(ask).find((answer) => answer !== undefined);
  return {
    text: ({ref, path: file}) => first((directory) => git(directory, ['show', `${revision(directory, ref)}:${file}`])),
    blob: ({ref, path: file}) =>
      first((directory) =>
        git(directory, ['rev-parse', '--verify', '-q', `${revision(directory, ref)}:${file}`]),
      )?.trim(),
    files: (ref, folder) =>
      (first((directory) => git(directory, ['ls-tree', '-r', '--name-only', revision(directory, ref), folder])) ?? '')
        .split('\n')
        .filter(Boolean),
    tags: () => directories.flatMap((directory) => (git(directory, ['tag']) ?? '').split('\n').filter(Boolean)),
  };
}
