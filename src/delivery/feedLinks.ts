import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

const ATOM = 'http://www.w3.org/2005/Atom';
const FEEDS = ['blog/rss.xml', 'blog/atom.xml'];

/**
 * A feed with the address that it is served at, by which a reader of feeds knows it again after a move; all else stays
 * as it is, and a feed that has the link is returned unchanged. Throws if the text is neither RSS nor Atom.
 */
export function withSelfLink(xml: string, address: string): string {
  // Entities stay as they are written, so that nothing but the link changes.
  const $ = load(xml, {xml: {decodeEntities: false}});
  const channel = $('rss > channel');
  const feed = channel.length > 0 ? channel : $(`feed[xmlns="${ATOM}"]`);
  if (feed.length !== 1) throw new Error(`${address} is neither an RSS nor an Atom feed`);
  const name = channel.length > 0 ? 'atom:link' : 'link';
  if (
    feed.children().is((_, element) => 'name' in element && element.name === name && $(element).attr('rel') === 'self')
  )
    return xml;
  const type = channel.length > 0 ? 'application/rss+xml' : 'application/atom+xml';
  if (channel.length > 0) $('rss').attr('xmlns:atom', ATOM);
  feed.prepend($(`<${name}/>`).attr({rel: 'self', type, href: address}));
  return $.xml();
}

/** Gives each feed of the build its own address, and returns how many there are. */
export function writeFeedLinks(buildDir: string, siteUrl: string, prefixes: readonly string[]): number {
  const addresses = prefixes
    .flatMap((prefix) => FEEDS.map((feed) => `${prefix}/${feed}`))
    .filter((address) => existsSync(path.join(buildDir, address)));
  for (const address of addresses) {
    const file = path.join(buildDir, address);
    writeFileSync(file, withSelfLink(readFileSync(file, 'utf8'), siteUrl + address));
  }
  return addresses.length;
}
