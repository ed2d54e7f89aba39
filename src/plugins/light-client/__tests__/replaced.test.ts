// holds: weight.replaced-modules
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {OF_THEME, REPLACED} from '../replaced';

/** The modules of packages that come with a page. */
const PACKAGES = [
  '@docusaurus/core/lib/client',
  '@docusaurus/theme-common/lib',
  'react-router/esm',
  'react-router-dom/esm',
].map((folder) => path.resolve('node_modules', folder));

const modules = PACKAGES.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file)),
);

const requestsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(([, request]) => request ?? '');

describe('a module of the theme that the client has a form of its own for', () => {
  it.each(Object.entries(OF_THEME))(
    '%s: is asked for by that name and from there, and is there without it',
    (name, {issuer, request}) => {
      const theme = path.resolve('src', 'theme');
      const files = readdirSync(theme, {recursive: true, encoding: 'utf8'}).map((file) => path.join(theme, file));
      const asking = files.filter((file) => issuer.test(file) && requestsOf(file).some((asked) => request.test(asked)));
      expect(asking).toHaveLength(1);
      expect(existsSync(path.join(path.dirname(asking[0] ?? ''), `${name}.ts`))).toBe(true);
    },
  );
});

describe('a module that the client has a form of its own for', () => {
  it.each(Object.values(REPLACED).flat())('$by: is asked for by that name and from there', ({issuer, request, by}) => {
    const asking = modules.filter((file) => issuer.test(file) && requestsOf(file).some((name) => request.test(name)));
    expect(asking).not.toEqual([]);
    expect(existsSync(by)).toBe(true);
  });
});
