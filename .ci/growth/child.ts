import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {finish} from '../../src/delivery/finish';
import {buildArguments} from '../buildSite';

/** Seconds of CPU of all processes that this one has started and that have ended; the kernel counts in hundredths. */
function childrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** `child.ts ROOT REPORT`: builds the site in the present folder as `npm run build` does, and writes the seconds of CPU that it took. */
async function build(root: string, report: string): Promise<void> {
  const {status} = spawnSync(process.execPath, buildArguments(root), {stdio: 'inherit'});
  if (status !== 0) throw new Error('The build stopped.');
  console.log('[PHASE] finish');
  await finish(path.resolve('build'));
  const {userCPUTime, systemCPUTime} = process.resourceUsage();
  writeFileSync(report, JSON.stringify({cpuSeconds: childrenSeconds() + (userCPUTime + systemCPUTime) / 1e6}));
}

const [root = '', report = ''] = process.argv.slice(2);
build(root, report).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
