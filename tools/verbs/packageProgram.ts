import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages whose program has another name. */
const PACKAGES: Readonly<Record<string, string>> = {playwright: '@playwright/test', tsc: 'typescript'};

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The first two words of a command that runs the program of an installed package: this Node.js and the program's file.
 * Windows can't start what is in node_modules/.bin without a shell, and a shell takes the quotes off the words that
 * follow.
 */
export function packageProgram(name: string): [node: string, file: string] {
  const folder = path.resolve('node_modules', PACKAGES[name] ?? name);
  // As npm has written it.
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = typeof bin === 'string' ? bin : bin?.[name];
  if (file === undefined)
    throw new Error(`${folder} has no program ${name}; name its package in tools/verbs/packageProgram.ts`);
  return [process.execPath, path.join(folder, file)];
}
