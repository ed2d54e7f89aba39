import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {NodeProgram} from './nodeProcess';

/** A TypeScript file of this repository as the program of a node's process: one node of the local kind unless given. */
export function sourceProgram(file = path.join(__dirname, 'child.ts')): NodeProgram {
  const loader = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  return {file, first: [], execArgv: ['--import', loader]};
}
