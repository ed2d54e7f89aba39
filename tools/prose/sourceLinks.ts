import {existsSync} from 'node:fs';
import type {Nodes} from 'mdast';
import {redirectOf} from '../../src/delivery/redirects';
import {nearIds} from '../../src/facts/nearIds';
import {nodesBelow} from '../../src/markdown/tree';
import type {PageTargets} from './pageTargets';
import {pageIds} from './pageTargets';
import {lineOf, parsePage, textAttributes} from './parseProse';

/** A link that leads nowhere, with what to write instead. */
interface LinkFault {
  line: number;
  message: string;
}

// Pages of lists are made by the build, which checks them.
const MADE_BY_BUILD = /^\/(?:blog\/(?:tags|authors|page)|docs\/tags\/.*\/page)\//;

function linksOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  return textAttributes(node).flatMap(({name, value}) => (name === 'href' || name === 'to' ? [value] : []));
}

const near = (id: string, known: Iterable<string>): string => {
  const names = nearIds(id, known);
  return names.length > 0 ? `the nearest are ${names.join(', ')}` : 'it has none';
};

function idFault(link: string, id: string, ids: (() => ReadonlySet<string>) | undefined): string | undefined {
  if (id === '' || ids === undefined || ids().has(id)) return undefined;
  return `the link ${link} leads to a heading #${id} that is not there; ${near(id, ids())}`;
}

function faultOf(link: string, own: () => ReadonlySet<string>, {files, addresses}: PageTargets): string | undefined {
  const [, target = '', id = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(link) ?? [];
  if (target === '') return idFault(link, id, own);
  if (!target.startsWith('/') || target.startsWith('//') || MADE_BY_BUILD.test(target)) return undefined;
  if (/\.mdx?$/.test(target)) {
    return files.has(target)
      ? idFault(link, id, files.get(target))
      : `the link ${link} leads to a file docs${target} that is not there; ${near(target, files.keys())}`;
  }
  const address = target.length > 1 ? target.replace(/\/$/, '') : target;
  if (addresses.has(address)) return idFault(link, id, addresses.get(address));
  const moved = redirectOf(address);
  if (moved !== undefined) return `the link ${link} leads to an address that has moved; write ${moved}`;
  if (existsSync(`static${target}`)) return undefined;
  return `the link ${link} leads to an address that is not there; ${near(address, addresses.keys())}`;
}

/** Every link of a page, English or translated, that leads to no page, file or heading of the site. */
export function sourceLinkFaults(text: string, targets: PageTargets): LinkFault[] {
  const {tree} = parsePage(text);
  const ids = pageIds(tree);
  return [...nodesBelow(tree)].flatMap((node) =>
    linksOf(node).flatMap((link) => {
      const message = faultOf(link, () => ids, targets);
      return message === undefined ? [] : [{line: lineOf(node), message}];
    }),
  );
}
