import path from 'node:path';
import {parseArgs} from 'node:util';
import {compress} from '../../src/delivery/compress';
import {buildSite} from '../build/buildSite';

const MB = 1_000_000;

/**
 * `npm run build -- --compress`: the finished site in `build/`, and on request brotli and gzip files beside its own.
 */
async function build(): Promise<void> {
  const {compress: isAsked} = parseArgs({options: {compress: {type: 'boolean', default: false}}}).values;
  await buildSite();
  if (!isAsked) return;
  const {files, ...bytes} = await compress(path.resolve('build'));
  const [plain, gzip, brotli] = [bytes.plain, bytes.gzip, bytes.brotli].map((one) => (one / MB).toFixed(1));
  console.log(`${String(files)} files ready-compressed: ${plain} MB, ${gzip} MB as gzip, ${brotli} MB as brotli.`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
