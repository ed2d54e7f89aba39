import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Runs the command of an installed package with its output shown; this process ends as it does. */
export function runPackage(name: string, args: readonly string[]): void {
  const {status} = spawnSync(path.join('node_modules', '.bin', name), args, {stdio: 'inherit', shell: process.platform === 'win32'});
  process.exitCode = status ?? 1;
}
