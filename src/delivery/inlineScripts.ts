import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/g;
// Data blocks are never run, so the policy does not ask for them.
const DATA_TYPE = /type="?application\/(?:ld\+)?json/;

/** Every .html file below a folder, absolute. */
export function readHtmlFiles(buildDir: string): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(buildDir, name));
}

/** Policy hashes of the inline scripts of one page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , body = '']) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
}

/** The distinct policy hashes over a finished build, sorted. */
export function readScriptHashes(buildDir: string): string[] {
  const hashes = readHtmlFiles(buildDir).flatMap((file) => inlineScriptHashes(readFileSync(file, 'utf8')));
  return [...new Set(hashes)].sort();
}
