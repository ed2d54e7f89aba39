import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {BUILD_SETTINGS} from '../buildSite';

it.each(BUILD_SETTINGS)('Node knows %s, and would have refused to start with what it does not know', (setting) => {
  const start = (option: string): number | null => spawnSync(process.execPath, [option, '--eval', '0']).status;
  expect(start(setting)).toBe(0);
  expect(start(setting.replace('=', '-of-nothing='))).toBe(9);
});
