import {spawnSync} from 'node:child_process';

/** What the tests in `*.host.test.ts` run beside Node.js. */
const PROGRAMS: readonly (readonly [name: string, ...ask: string[]])[] = [
  ['bash', '--version'],
  ['curl', '--version'],
  ['nginx', '-v'],
  ['python3', '--version'],
];

/** Which of the programs that tests run are not on this machine, in one sentence; undefined if all are. */
export function lackingPrograms(): string | undefined {
  const lacking = PROGRAMS.filter(([name, ...ask]) => spawnSync(name, ask, {stdio: 'ignore'}).status !== 0).map(
    ([name]) => name,
  );
  return lacking.length > 0 ? `These programs are not installed: ${lacking.join(', ')}.` : undefined;
}
