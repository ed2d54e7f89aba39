import {readFileSync} from 'node:fs';
import path from 'node:path';

/** One address that the specification names, in English. */
export interface Route {
  path: string;
  kind: string;
}

/** Routes whose pages are still to be written may never be more than this; lower it whenever pages arrive. */
export const AWAITED_CEILING = 0;

/** The specification's whole list. */
export function readRoutes(): Route[] {
  return readFileSync(path.join(__dirname, 'routes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [address = '', kind = ''] = line.split('\t');
      return {path: address, kind};
    });
}

/** Addresses from that list whose pages come later. */
export function readAwaited(): string[] {
  return readFileSync(path.join(__dirname, 'awaited.txt'), 'utf8').split('\n').filter(Boolean);
}
