import {spawnSync} from 'node:child_process';

/**
 * Whether the sources lie in a git checkout with a commit and git is installed; without it pages show no date of last
 * update.
 */
export function hasSourceHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'}).status === 0;
}
