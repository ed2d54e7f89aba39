import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {exports as entries, name} from '../../package.json';

const ROOT = path.resolve(__dirname, '..', '..');

it('every entry of the package is a file', () => {
  expect(Object.values(entries).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('every file of src/exports is an entry, and begins with the name to import it by', () => {
  const names = readdirSync(path.join(ROOT, 'src', 'exports')).map((file) => {
    const entry = Object.entries(entries).find(([, target]) => target === `./src/exports/${file}`)?.[0] ?? 'none';
    const text = readFileSync(path.join(ROOT, 'src', 'exports', file), 'utf8').replace(/^\/\*\*\s+(?:\* )?/, '');
    return {file, named: text.startsWith(`\`${path.posix.join(name, entry)}\`: `)};
  });
  expect(names.filter(({named}) => !named)).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});
