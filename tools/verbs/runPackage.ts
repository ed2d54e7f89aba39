import {spawnSync} from 'node:child_process';
import {packageProgram} from './packageProgram';

/** Runs the command of an installed package with its output shown; this process ends as it does. */
export function runPackage(name: string, args: readonly string[]): void {
  const [node, file] = packageProgram(name);
  const {status} = spawnSync(node, [file, ...args], {stdio: 'inherit'});
  process.exitCode = status ?? 1;
}
