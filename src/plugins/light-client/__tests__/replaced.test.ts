import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {REPLACED} from '../replaced';

/** The modules of packages that come with a page. */
const PACKAGES = ['@docusaurus/core/lib/client', '@docusaurus/theme-common/lib', 'react-router/esm', 'react-router-dom/esm'].map((folder) =>
  path.resolve('node_modules', folder),
);

const modules = PACKAGES.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file)),
);

const requestsOf = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(([, request]) => request ?? '');

describe('a module that the client has a form of its own for', () => {
  it.each(REPLACED)('$by: is asked for by that name and from there', ({issuer, request, by}) => {
    const asking = modules.filter((file) => issuer.test(file) && requestsOf(file).some((name) => request.test(name)));
    expect(asking).not.toEqual([]);
    expect(existsSync(path.resolve('src/plugins/light-client/client', by))).toBe(true);
  });
});
