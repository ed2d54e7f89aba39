// Bundles a program that reads one balance, for a browser, with each library.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

async function bundled(file: string): Promise<Uint8Array> {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  } as const;
  const { outputFiles } = await build({ entryPoints: [file], ...options });
  return outputFiles[0]!.contents;
}

for (const file of ['read-sdk.ts', 'read-cive.ts', 'read-action.ts']) {
  const code = await bundled(file);
  console.log(
    file.padEnd(16),
    Math.round(code.length / 1024),
    'KiB,',
    Math.round(gzipSync(code).length / 1024),
    'KiB with gzip',
  );
}
