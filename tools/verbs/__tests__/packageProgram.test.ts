import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {CHECKS} from '../../gate/checks';
import {packageProgram} from '../packageProgram';

test.each([...CHECKS.map(({command: [name = '']}) => name), 'vitest', 'playwright'])(
  '%s is a file that this Node.js runs',
  (name) => {
    const [node, file] = packageProgram(name);
    expect(node).toBe(process.execPath);
    expect(path.relative('node_modules', file)).not.toMatch(/^\.(?:\.|bin)/);
    expect(existsSync(file)).toBe(true);
  },
);

test('a package without a program of that name is refused, and so is one that is not installed', () => {
  expect(() => packageProgram('clsx')).toThrow(
    /clsx has no program clsx; name its package in tools\/verbs\/packageProgram\.ts$/,
  );
  expect(() => packageProgram('no-such-package')).toThrow(/no-such-package/);
});
