import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {sampleNames} from '../samples/sampleFiles';

/**
 * What a new page has to fit into: the folders below docs/, the tags, the samples, and where each folder's sidebar
 * ends.
 */
export interface AuthoredSite {
  siteDir: string;
  areas: string[];
  tags: string[];
  samples: string[];
  lastPosition: (area: string) => number;
}

const POSITION = /^\s*"?(?:sidebar_)?position"?:\s*(\d+)/m;

function foldersBelow(root: string, prefix = ''): string[] {
  const folders = readdirSync(path.join(root, prefix), {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders.flatMap(({name}) => [`${prefix}${name}`, ...foldersBelow(root, `${prefix}${name}/`)]).sort();
}

/** The highest place that a page or a subfolder takes in a folder's sidebar; 0 if none names one. */
function lastPosition(folder: string): number {
  if (!existsSync(folder)) return 0;
  const positions = readdirSync(folder, {withFileTypes: true}).map((entry) => {
    const file = path.join(folder, entry.name, ...(entry.isDirectory() ? ['_category_.json'] : []));
    const read = entry.isDirectory() ? existsSync(file) : /\.mdx?$/.test(entry.name);
    return read ? Number(POSITION.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0;
  });
  return Math.max(0, ...positions);
}

/** Reads what a new page has to fit into. */
export function readAuthoredSite(siteDir: string): AuthoredSite {
  const docs = path.join(siteDir, 'docs');
  return {
    siteDir,
    areas: foldersBelow(docs),
    tags: Object.keys(parseYaml(readFileSync(path.join(docs, 'tags.yml'), 'utf8')) as object),
    samples: sampleNames(path.join(siteDir, 'samples')),
    lastPosition: (area) => lastPosition(path.join(docs, area)),
  };
}
