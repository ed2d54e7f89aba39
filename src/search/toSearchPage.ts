import {excerptSegments} from './excerptSegments';
import {resultAddress} from './resultAddress';
import type {SearchPage, SearchSection} from './results';
import {spaceOf} from './spaceOf';

const MOST_SECTIONS = 3;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\u200B', '').trim() : '');

function toSection(value: unknown, origin: string): SearchSection | undefined {
  if (!isFields(value) || !isFields(value.anchor) || !/^h[2-6]$/.test(textOf(value.anchor.element))) return undefined;
  const address = resultAddress(textOf(value.url), origin);
  const title = textOf(value.title);
  return address && title ? {address, title, excerpt: excerptSegments(textOf(value.excerpt))} : undefined;
}

/** The page that an index fragment describes; undefined where it has no title or leads off the site. */
export function toSearchPage(value: unknown, origin: string): SearchPage | undefined {
  if (!isFields(value)) return undefined;
  const address = resultAddress(textOf(value.url), origin);
  const title = isFields(value.meta) ? textOf(value.meta.title) : '';
  if (!address || !title) return undefined;
  const found = Array.isArray(value.sub_results) ? value.sub_results : [];
  const sections = found.map((each: unknown) => toSection(each, origin)).filter((section) => section !== undefined);
  return {address, title, excerpt: excerptSegments(textOf(value.excerpt)), space: spaceOf(address), sections: sections.slice(0, MOST_SECTIONS)};
}
