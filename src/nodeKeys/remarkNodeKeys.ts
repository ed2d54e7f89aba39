import path from 'node:path';
import {buildKeyTable} from './buildKeyTable';
import {KEY_GROUPS} from './nodeKeys';
import type {Language} from './texts';

/** A node of a page's tree, as far as tables of configuration keys are concerned. */
interface PageNode {
  type: string;
  name?: string | null;
  attributes?: {name?: string; value?: unknown}[];
  children?: PageNode[];
  position?: {start: {line: number}};
}

const COMPONENT = 'NodeKeys';

/** The group that a page asks for; throws where there is no such group. */
function groupOf({attributes = []}: PageNode): string {
  const group = attributes.find(({name}) => name === 'group')?.value;
  if (attributes.length !== 1 || typeof group !== 'string') throw new Error('it takes one attribute, group="…"');
  if (!KEY_GROUPS.includes(group)) throw new Error(`there is no group "${group}"; there are ${KEY_GROUPS.join(', ')}`);
  return group;
}

function replaceTables(parent: PageNode, language: Language, place: (node: PageNode) => string): void {
  if (!parent.children) return;
  parent.children = parent.children.map((node) => {
    replaceTables(node, language, place);
    if (node.name !== COMPONENT || !node.type.startsWith('mdxJsx')) return node;
    try {
      return buildKeyTable(groupOf(node), language);
    } catch (error) {
      throw new Error(`${place(node)}: <${COMPONENT}>: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  });
}

/** Puts the table of a group in the place of `<NodeKeys group="…" />`, so that a reader loads the words of one language alone. */
export function remarkNodeKeys(): (tree: PageNode, file: {path?: string}) => void {
  return (tree, file) => {
    const name = path.relative('.', file.path ?? '');
    const [top, folder] = name.split(path.sep);
    const language = top === 'i18n' && (folder === 'zh' || folder === 'es') ? folder : 'en';
    replaceTables(tree, language, (node) => `${name}:${String(node.position?.start.line ?? 1)}`);
  };
}
