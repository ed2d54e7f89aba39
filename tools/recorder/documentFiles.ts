import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJoined} from 'docusaurus-plugin-openrpc/joined';
import {format, resolveConfig} from 'prettier';
import {RPC_REFERENCES} from '../../src/config/rpc';
import type {Space} from './pair';

/** An error that a method lists; cause and fix are its writer's. */
export interface ListedError {
  code: number;
  message: string;
}

/** A method as its file has it, as far as its errors and the names of its examples go. */
export interface WrittenMethod {
  name: string;
  examples?: readonly {name: string}[];
  errors?: ListedError[];
}

/** What a document has besides its methods, as far as the files of these and the names of its exchanges go. */
interface SharedPart {
  methods: string[];
  'x-errors': {exchanges?: {name: string}[]}[];
}

function readFileOf(space: Space, name: string): {file: string; value: unknown} {
  const file = path.join(RPC_REFERENCES[space].document, name);
  return {file, value: JSON.parse(readFileSync(file, 'utf8'))};
}

/** Reads the document of a space, joined from its files and recordings. */
export function readSpace(space: Space): unknown {
  return readJoined(RPC_REFERENCES[space]).value;
}

// What the plugin refuses of a document, it refuses when the site is built: the two functions below trust the form.

/** Reads what the document of a space has besides its methods, as it is written. */
export function readSharedPart(space: Space): SharedPart {
  return readFileOf(space, 'document.json').value as SharedPart;
}

/** Reads the files of a space's methods as they are written, in the order of the document. */
export function readMethodFiles(space: Space): {file: string; methods: WrittenMethod[]}[] {
  return readSharedPart(space).methods.map((name) => {
    const {file, value} = readFileOf(space, name);
    return {file, methods: value as WrittenMethod[]};
  });
}

/** Writes a file as Prettier lays it out; returns whether it changed. */
export async function writeJson(file: string, value: unknown): Promise<boolean> {
  const text = await format(JSON.stringify(value, null, 2), {...(await resolveConfig(file)), parser: 'json'});
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/** Changes methods of a space in their files; returns for each file whether it changed. */
export async function changeMethods(space: Space, change: (method: WrittenMethod) => WrittenMethod): Promise<string[]> {
  const lines: string[] = [];
  for (const {file, methods} of readMethodFiles(space))
    lines.push(`${file}: ${(await writeJson(file, methods.map(change))) ? 'filled' : 'unchanged'}.`);
  return lines;
}
