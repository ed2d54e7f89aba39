import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {SPACES, type Space} from '../pair';
import {FIRST_RELEASES} from './firstReleases';
import type {MeasurableDocument, OldVersion} from './measure';
import {sinceOf} from './since';

const FILE = path.join('openrpc', 'versions.json');

function documentFile(space: Space): string {
  return path.join('openrpc', `${space}.json`);
}

/** Writes a file as Prettier lays it out; tells whether it changed. */
async function writeJson(file: string, value: unknown): Promise<boolean> {
  const text = await format(JSON.stringify(value, null, 2), {...(await resolveConfig(file)), parser: 'json'});
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

function readDocument(space: Space): MeasurableDocument {
  // What the plugin refuses of a document, it refuses when the site is built.
  return JSON.parse(readFileSync(documentFile(space), 'utf8')) as MeasurableDocument;
}

/** Both documents, as far as a measurement goes. */
export function readDocuments(): Record<Space, MeasurableDocument> {
  return {core: readDocument('core'), espace: readDocument('espace')};
}

/** The measurement that is kept. */
export function readVersions(): OldVersion {
  // Written by writeVersions of this same module.
  return JSON.parse(readFileSync(FILE, 'utf8')) as OldVersion;
}

/** A method with its `x-since`, which stands before its availability. */
function withSince<T extends object>(method: T, since: string): T {
  const entries = Object.entries(method).filter(([key]) => key !== 'x-since');
  const place = entries.findIndex(([key]) => key === 'x-availability');
  // The same fields as before, and the one that every method may have.
  return Object.fromEntries(entries.toSpliced(place < 0 ? entries.length : place, 0, ['x-since', since])) as T;
}

/** Keeps a measurement, and fills `x-since` of every method from it; tells what was written. */
export async function writeVersions(measured: OldVersion): Promise<string[]> {
  const lines = [`${FILE}: ${(await writeJson(FILE, measured)) ? 'written' : 'unchanged'}.`];
  for (const space of SPACES) {
    const document = readDocument(space);
    const methods = document.methods.map((method) => {
      const {name} = method;
      return withSince(method, sinceOf(name, measured.version, measured[space][name], FIRST_RELEASES[space].get(name)));
    });
    lines.push(`${documentFile(space)}: ${(await writeJson(documentFile(space), {...document, methods})) ? 'filled' : 'unchanged'}.`);
  }
  return lines;
}
