import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readHtmlFiles} from '../../src/delivery/inlineScripts';
import {readPageFiles} from '../../src/plugins/light-client/pageFiles';

/** One file that a page loads: its address and its size in bytes as a server sends it, gzip. */
export interface FileWeight {
  address: string;
  bytes: number;
}

/** What one HTML file of a build makes a browser load before it answers to its reader. */
export interface PageWeight {
  /** Its place below the build's folder, with `/`. */
  name: string;
  scripts: FileWeight[];
  styles: FileWeight[];
}

/** The bytes of all these files. */
export const sumOf = (files: readonly FileWeight[]): number => files.reduce((sum, {bytes}) => sum + bytes, 0);

/**
 * Weighs every HTML file of a finished build without a browser: the files that it references and the chunks of its
 * route. Gzip at zlib's default level, 6, like the browser tests and like a server that compresses without ready-made
 * files. Throws if there is no build, or if a page references a file that isn't there.
 */
export function weighPages(build: string): PageWeight[] {
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`There is no finished site in ${build}: run npm run build first.`);
  const known = new Map<string, number>();
  const weigh = (address: string): FileWeight => {
    const bytes = known.get(address) ?? gzipSync(readFileSync(path.join(build, address))).length;
    known.set(address, bytes);
    return {address, bytes};
  };
  const filesOf = readPageFiles(build);
  return readHtmlFiles(build).map((file) => {
    const name = path.relative(build, file).split(path.sep).join('/');
    const {scripts, styles} = filesOf(name);
    return {name, scripts: scripts.map(weigh), styles: styles.map(weigh)};
  });
}
