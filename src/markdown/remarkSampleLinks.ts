import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {SOURCE_BASE} from '../config/repository';
import {changePages, type PagePlugin} from './changePages';
import {keepsCode} from './remarkMethodLinks';
import {replaceBelow} from './tree';

/** What `remarkSampleLinks` needs of the site. */
export interface RemarkSampleLinksOptions {
  siteDir: string;
}

/**
 * Makes each path of a sample in code, such as `samples/connect`, a link to that folder or file of the repository, but
 * for headings, what is a link already, and what doesn't exist.
 */
export function remarkSampleLinks({siteDir}: RemarkSampleLinksOptions): PagePlugin {
  return changePages(siteDir, (tree) => {
    const linked = (node: Nodes): Nodes => {
      if (node.type !== 'inlineCode' || !node.value.startsWith('samples/')) return node;
      if (!existsSync(path.join(siteDir, node.value))) return node;
      return {type: 'link', url: `${SOURCE_BASE}${node.value}`, children: [node]};
    };
    replaceBelow(tree, linked, (parent) => !keepsCode(parent));
  });
}
