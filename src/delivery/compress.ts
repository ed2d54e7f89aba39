import {existsSync, readdirSync, rmSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What ready-compressed files weigh, in bytes, beside the files that they stand for. */
export interface Compressed {
  files: number;
  plain: number;
  gzip: number;
  brotli: number;
}

// What does not shrink is left out: pictures, fonts, and the search index, which is packed already.
const SHRINKS = /\.(?:html|js|css|json|svg|xml|txt)$/;
const READY = /\.(?:html|js|css|json|svg|xml|txt)\.(?:br|gz)$/;
/** Below this a file fits into one packet as it is. */
const LEAST = 1_200;

/**
 * zlib's and brotli's own scales. Measured on 2026-11-22 with Node 20.20.2 on one file in twenty (6.3 MB of 130):
 * brotli 10 takes 1.8 s of CPU for 0.729 MB, 5 takes 0.1 s for 0.795, 9 takes 1.5 s for 0.779, 11 takes 5.3 s for
 * 0.712; gzip 9 takes 0.1 s for 0.888, 6 as much for 0.898.
 */
const GZIP_LEVEL = 9;
const BROTLI_QUALITY = 10;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name));

/** Takes away what an earlier build's compression left behind, which would be served in the place of the new files. */
export function removeCompressed(buildDir: string): void {
  for (const file of filesBelow(buildDir)) if (READY.test(file)) rmSync(file);
}

async function compressFile(file: string): Promise<[plain: number, gzip: number, brotli: number]> {
  const plain = await readFile(file);
  const [gzipped, brotli] = await Promise.all([
    toGzip(plain, {level: GZIP_LEVEL}),
    toBrotli(plain, {
      params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length},
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotli)]);
  return [plain.length, gzipped.length, brotli.length];
}

/**
 * Writes X.gz and X.br beside each file X of a finished build that is worth it; hosts then compress nothing while
 * readers wait.
 */
export async function compress(buildDir: string): Promise<Compressed> {
  if (!existsSync(path.join(buildDir, '_deploy')))
    throw new Error(`No finished build in ${buildDir}: run \`npm run build\` first.`);
  removeCompressed(buildDir);
  const recipes = path.join(buildDir, '_deploy') + path.sep;
  const files = filesBelow(buildDir).filter(
    (file) =>
      SHRINKS.test(file) && !file.startsWith(recipes) && statSync(file).isFile() && statSync(file).size >= LEAST,
  );
  const total: Compressed = {files: files.length, plain: 0, gzip: 0, brotli: 0};
  // As many at once as Node has threads for them.
  for (let start = 0; start < files.length; start += 4) {
    for (const [plain, gzipped, brotli] of await Promise.all(files.slice(start, start + 4).map(compressFile))) {
      total.plain += plain;
      total.gzip += gzipped;
      total.brotli += brotli;
    }
  }
  return total;
}
