import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {regionNames, regionOf, withoutMarkers} from './regions';

/** A sample's file and, where only a part of it is meant, the name of that region. */
export interface SampleAddress {
  file: string;
  region?: string;
}

const MAX_LISTED = 20;

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  return names.length > MAX_LISTED
    ? `${names.slice(0, MAX_LISTED).join(', ')} and ${String(names.length - MAX_LISTED)} more`
    : names.join(', ');
}

/** The paths below a folder, without installed packages, for messages that say what there is. */
function filesBelow(folder: string, prefix = ''): string[] {
  const entries = readdirSync(path.join(folder, prefix), {withFileTypes: true}).filter(
    ({name}) => name !== 'node_modules',
  );
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
    )
    .sort();
}

function missingFile(samplesDir: string, file: string): string {
  const [name = ''] = file.split('/');
  const folder = path.join(samplesDir, name);
  const inside =
    /^[\w.-]+$/.test(name) && !name.startsWith('.') && existsSync(folder) && statSync(folder).isDirectory();
  if (inside) return `there is no file samples/${file}; samples/${name} has: ${listed(filesBelow(folder))}`;
  const folders = existsSync(samplesDir)
    ? readdirSync(samplesDir, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    : [];
  return `there is no file samples/${file}; samples has the folders: ${listed(folders.map((entry) => entry.name).sort())}`;
}

/**
 * The text that a page shows of a sample's file; throws if the file or the region is missing, and lists what there is.
 */
export function readSample(samplesDir: string, {file, region}: SampleAddress): string {
  const address = path.join(samplesDir, file);
  const outside = path.relative(samplesDir, address).startsWith('..');
  if (outside || !existsSync(address) || !statSync(address).isFile()) throw new Error(missingFile(samplesDir, file));
  const whole = readFileSync(address, 'utf8').replaceAll('\r\n', '\n');
  const text = region === undefined ? withoutMarkers(whole) : regionOf(whole, region);
  if (text !== undefined) return text;
  const names = regionNames(whole);
  const cause = names.includes(region ?? '')
    ? `does not close its region "${region ?? ''}"`
    : `has no region "${region ?? ''}"`;
  throw new Error(`samples/${file} ${cause}; its regions: ${listed(names)}`);
}
