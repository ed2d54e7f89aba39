// The one file that runs before anything is installed, so it is plain JavaScript for any Node ≥ 20.
// `node tools/bootstrap.mjs TASK`: installs once per lock file, then hands over to `tools/commands/TASK.ts`.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.installed-lock');

/**
 * The lock file, Node's major version and the groups of packages that npm is set to leave out: what an installed tree
 * depends on.
 */
function lockDigest() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const {npm_config_omit: omitted = process.env.NODE_ENV === 'production' ? 'dev' : ''} = process.env;
  return createHash('sha256').update(lock).update(process.versions.node.split('.')[0]).update(omitted).digest('hex');
}

/** Runs a command in the project folder with its output shown, and ends this process when it fails. */
function run(command, args) {
  const {status, error} = spawnSync(command, args, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.18 or newer from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

const commands = path.join('tools', 'commands');
const tasks = readdirSync(path.join(root, commands))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));
const [task = '', ...rest] = process.argv.slice(2);
if (!tasks.includes(task)) {
  console.error(`Unknown task "${task}". Available: ${tasks.join(', ')}.`);
  process.exit(1);
}

const digest = lockDigest();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  const modules = path.join(root, 'node_modules');
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    // npm empties the folder behind the link first, which belongs to another checkout.
    console.error(
      `${modules} is a link to packages of another lock file, and installing would empty them. Remove the link and run the command again.`,
    );
    process.exit(1);
  }
  // An install that is interrupted leaves a part of the packages: without the stamp, the next command installs again,
  // whatever lock file it meets.
  rmSync(stamp, {force: true});
  console.log('Installing packages (about two minutes the first time) …');
  console.log(
    'Run no other command in this folder until that is done. If it is interrupted, the next command installs from the beginning.',
  );
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, digest);
  if (!process.env.CI && existsSync(path.join(root, '.git')))
    spawnSync('git', ['config', 'core.hooksPath', '.ci/hooks'], {cwd: root, stdio: 'ignore'});
}
// The task gets Ctrl+C from the terminal itself and may have something to put away: this process waits for it.
const child = spawn(process.execPath, ['--import', 'tsx', path.join(commands, `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  throw error;
});
child.on('exit', (code) => process.exit(code ?? 1));
