import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {buildSettings} from '../buildSite';

it.each(buildSettings())('Node knows %s, and would have refused to start with what it does not know', (setting) => {
  const start = (option: string): number | null => spawnSync(process.execPath, [option, '--eval', '0']).status;
  expect(start(setting)).toBe(0);
  expect(start(setting.replace('=', '-of-nothing='))).toBe(9);
});

it('Node 22 and newer get no setting of V8 that they no longer have', () => {
  expect(
    ['20.18.0', '21.7.3', '22.0.0', '24.21.0'].map((version) =>
      buildSettings(version).some((one) => one.startsWith('--interrupt-budget')),
    ),
  ).toEqual([true, true, false, false]);
});
