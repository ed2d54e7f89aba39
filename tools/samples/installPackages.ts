import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from './runCommand';
import {sampleEnvironment} from './sampleEnvironment';

const TRIES = 2;
const SECONDS = 300;
const NPM_CI = 'npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error';

/**
 * Installs a sample's own packages as its lock file has them, unless they are there already; throws with npm's words.
 */
export async function installPackages(folder: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules', '.installed-lock');
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const digest = createHash('sha256')
    .update(lock)
    .update(process.versions.node.split('.')[0] ?? '')
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  let words = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const {status, timedOut, stderr} = await runCommand(NPM_CI, {
      cwd: folder,
      env: sampleEnvironment(),
      seconds: SECONDS,
    });
    if (status === 0) {
      // A sample without packages has no folder for them.
      if (existsSync(path.dirname(stamp))) writeFileSync(stamp, digest);
      return;
    }
    words = timedOut ? `it took longer than ${String(SECONDS)} seconds` : stderr.trim();
  }
  throw new Error(`${NPM_CI} failed ${String(TRIES)} times in ${folder}: ${words}`);
}
