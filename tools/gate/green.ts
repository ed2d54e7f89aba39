import {spawnSync} from 'node:child_process';
import type {Counts} from './counts';

function git(folder: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** The hash of the committed tree where the work tree is that tree; undefined if it is not, or if there is no git. */
export function cleanTree(folder = '.'): string | undefined {
  return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD^{tree}') : undefined;
}

/** What is known of a tree that has passed everything of one size. */
export interface Green {
  tree: string;
  size: string;
  passed: number;
  failed: 0;
  flaky: number;
  date: string;
  seconds: number;
}

/**
 * The record that a tree has passed everything; undefined if something failed or nothing ran, or if the tree was not
 * the same before and after.
 */
export function toGreen(
  size: string,
  [before, after]: readonly (string | undefined)[],
  {passed, failed, flaky}: Counts,
  seconds: number,
): Green | undefined {
  if (failed > 0 || passed === 0 || before === undefined || before !== after) return undefined;
  return {
    tree: before,
    size,
    passed,
    failed: 0,
    flaky: flaky.length,
    date: new Date().toISOString(),
    seconds: Math.round(seconds),
  };
}
