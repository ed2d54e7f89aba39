import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder, at any depth, whose path fits the pattern; with slashes and from the site's root. Skips folders
 * and installed packages.
 */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .filter((name) => pattern.test(name) && !name.includes('node_modules'));
}
