// npm is started by a line of bash, which is not on Windows.
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {installPackages} from '../installPackages';

describe('installing packages', () => {
  let root = '';
  const at = (name: string): string => path.join(root, name);
  const write = (name: string, text: string, mode = 0o644): void => {
    mkdirSync(path.dirname(at(name)), {recursive: true});
    writeFileSync(at(name), text, {mode});
  };
  /** The program in place of npm ends like this, after it has noted where it was. */
  const npmEnds = (status: number): void =>
    write('bin/npm', `#!/bin/sh\nmkdir -p node_modules\npwd >> ${at('asked')}\nexit ${String(status)}\n`, 0o755);
  const asked = (): string[] =>
    existsSync(at('asked'))
      ? readFileSync(at('asked'), 'utf8')
          .trim()
          .split('\n')
          .map((folder) => path.basename(folder))
      : [];

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-'));
    vi.stubEnv('PATH', `${at('bin')}${path.delimiter}${process.env.PATH ?? ''}`);
    npmEnds(0);
    write('packages/package-lock.json', '{}');
    for (const name of ['one', 'two']) write(`${name}/package.json`, '{"dependencies": {"viem": "1"}}');
    write('own/package.json', '{}');
    write('own/package-lock.json', '{}');
    write('none/package.json', '{}');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, {recursive: true});
  });

  test('happens once for all samples that share them, and not for one that asks for none', async () => {
    await Promise.all(['one', 'two', 'none'].map(async (name) => installPackages(at(name))));
    expect(asked()).toEqual(['packages']);
    await installPackages(at('one'));
    expect(asked()).toEqual(['packages']);
    await installPackages(at('own'));
    expect(asked()).toEqual(['packages', 'own']);
  });

  test('happens again after one that was not finished', async () => {
    await installPackages(at('own'));
    write('own/package-lock.json', '{"changed": 1}');
    npmEnds(1);
    await expect(installPackages(at('own'))).rejects.toThrow('npm ci');
    write('own/package-lock.json', '{}');
    npmEnds(0);
    const before = asked().length;
    await installPackages(at('own'));
    expect(asked().length).toBe(before + 1);
  });
});
