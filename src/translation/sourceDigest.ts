import {createHash} from 'node:crypto';
import {frontMatterOf} from '../content/frontMatterOf';

const DIGEST = /^[0-9a-f]{12}$/;
const LINE = /^translatedFrom:[ \t]*(.*)$/m;

/** Twelve hex digits that change whenever the page's text does. */
export function sourceDigest(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/**
 * The digest of the English page that a translation was made from, as its front matter records it; undefined if it
 * records none.
 */
export function translatedFrom(translation: string): string | undefined {
  const value = LINE.exec(frontMatterOf(translation)?.lines ?? '')?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  return value !== undefined && DIGEST.test(value) ? value : undefined;
}

/**
 * A translation's text with the digest recorded as `translatedFrom` in its front matter, which is made if there is
 * none.
 */
export function withTranslatedFrom(translation: string, digest: string): string {
  // In quotes: YAML reads twelve digits, or digits around an e, as a number.
  const line = `translatedFrom: '${digest}'`;
  const found = frontMatterOf(translation);
  if (!found) return `---\n${line}\n---\n\n${translation}`;
  const {lines, start} = found;
  const changed = LINE.test(lines) ? lines.replace(LINE, line) : `${lines}${line}\n`;
  return translation.slice(0, start) + changed + translation.slice(start + lines.length);
}
