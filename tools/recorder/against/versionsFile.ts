import {readFileSync} from 'node:fs';
import path from 'node:path';
import {changeMethods, readSpace, writeJson} from '../documentFiles';
import {SPACES, type Space} from '../pair';
import {FIRST_RELEASES} from './firstReleases';
import type {MeasurableDocument, OldVersion} from './measure';
import {sinceOf} from './since';

const FILE = path.join('openrpc', 'versions.json');

/** Both documents, as far as a measurement goes. */
export function readDocuments(): Record<Space, MeasurableDocument> {
  // What the plugin refuses of a document, it refuses when the site is built.
  return {core: readSpace('core') as MeasurableDocument, espace: readSpace('espace') as MeasurableDocument};
}

/** The measurement that is kept. */
export function readVersions(): OldVersion {
  // Written by writeVersions of this same module.
  return JSON.parse(readFileSync(FILE, 'utf8')) as OldVersion;
}

/** A method with its `x-since`, placed before its availability. */
function withSince<T extends object>(method: T, since: string): T {
  const entries = Object.entries(method).filter(([key]) => key !== 'x-since');
  const place = entries.findIndex(([key]) => key === 'x-availability');
  // The same fields as before, and the one that every method may have.
  return Object.fromEntries(entries.toSpliced(place < 0 ? entries.length : place, 0, ['x-since', since])) as T;
}

/** Stores a measurement, and fills `x-since` of every method from it; returns what was written. */
export async function writeVersions(measured: OldVersion): Promise<string[]> {
  const lines = [`${FILE}: ${(await writeJson(FILE, measured)) ? 'written' : 'unchanged'}.`];
  for (const space of SPACES) {
    const sinceIn = (name: string): string =>
      sinceOf(name, measured.version, measured[space][name], FIRST_RELEASES[space].get(name));
    lines.push(...(await changeMethods(space, (method) => withSince(method, sinceIn(method.name)))));
  }
  return lines;
}
