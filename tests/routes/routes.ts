import {readFileSync} from 'node:fs';
import path from 'node:path';

/** One address that the specification names, in English. */
export interface Route {
  path: string;
  kind: string;
}

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
