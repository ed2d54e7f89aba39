import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

test('a task that is unknown is answered with the tasks that there are: those that a script of package.json runs', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  const run = Object.values(scripts).flatMap(
    (command) => /^node tools\/bootstrap\.mjs (\S+)$/.exec(command)?.[1] ?? [],
  );
  const {status, stderr} = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'nonsense'], {encoding: 'utf8'});
  expect(status).toBe(1);
  const [, offered = ''] = /^Unknown task "nonsense"\. Available: (.*)\.$/m.exec(stderr) ?? [];
  expect(offered.split(', ').sort()).toEqual(run.sort());
});

test('an install that fails leaves no stamp of an earlier one, so that the next command repeats it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  try {
    const stamp = path.join(folder, 'node_modules', '.installed-lock');
    for (const name of ['tools/commands', 'node_modules', 'bin']) mkdirSync(path.join(folder, name), {recursive: true});
    cpSync('tools/bootstrap.mjs', path.join(folder, 'tools', 'bootstrap.mjs'));
    writeFileSync(path.join(folder, 'tools', 'commands', 'task.ts'), '');
    writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    writeFileSync(stamp, 'of another lock file');
    // Where no npm is found, an install fails at once.
    const env = {...process.env, PATH: path.join(folder, 'bin')};
    const {status, stdout} = spawnSync(process.execPath, [path.join(folder, 'tools', 'bootstrap.mjs'), 'task'], {
      encoding: 'utf8',
      env,
    });
    expect(status).not.toBe(0);
    expect(stdout).toContain('Installing packages');
    expect(existsSync(stamp)).toBe(false);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
