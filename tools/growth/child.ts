import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {finish} from '../../src/delivery/finish';
import {buildArguments, docusaurusOf} from '../build/buildSite';

/** Seconds of CPU of all processes that this one has started and that have ended; the kernel counts in hundredths. */
function childrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/**
 * `child.ts REPORT ROOT`: builds the portal in the present folder with the packages of ROOT, as `npm run build` does.
 * `child.ts REPORT`: builds another Docusaurus site in the present folder with its own packages.
 * Either writes the seconds of CPU that it took.
 */
async function build(report: string, root?: string): Promise<void> {
  const {status} = spawnSync(process.execPath, root ? buildArguments(root) : [docusaurusOf('.'), 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build stopped.');
  if (root) {
    console.log('[PHASE] finish');
    await finish(path.resolve('build'));
  }
  const {userCPUTime, systemCPUTime} = process.resourceUsage();
  writeFileSync(report, JSON.stringify({cpuSeconds: childrenSeconds() + (userCPUTime + systemCPUTime) / 1e6}));
}

const [report = '', root] = process.argv.slice(2);
build(report, root).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
