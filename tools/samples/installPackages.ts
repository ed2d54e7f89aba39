import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from './runCommand';
import {sampleEnvironment} from './sampleEnvironment';
import {packagesFolder} from './samplePackages';

const TRIES = 2;
const SECONDS = 300;
const NPM_CI = 'npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error';

/** Installs packages as the lock file of a folder has them, unless they are there already; throws with npm's words. */
async function installLocked(folder: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules', '.installed-lock');
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const digest = createHash('sha256')
    .update(lock)
    .update(process.versions.node.split('.')[0] ?? '')
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  // npm leaves it there, also where it is interrupted.
  rmSync(stamp, {force: true});
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

const installing = new Map<string, Promise<void>>();

/**
 * Installs a sample's packages, from its own lock or from that of all samples, unless they are there already; throws
 * with npm's words. Whoever asks for the same lock meanwhile waits for the same installation.
 */
export async function installPackages(folder: string): Promise<void> {
  const locked = packagesFolder(folder);
  if (locked === undefined) return;
  const begun = installing.get(locked) ?? installLocked(locked).finally(() => installing.delete(locked));
  installing.set(locked, begun);
  await begun;
}
