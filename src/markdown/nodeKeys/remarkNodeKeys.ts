import {readMethodPages} from '../../content/methodPages';
import {changePages, type PagePlugin} from '../changePages';
import {pageOf} from '../remarkMethodLinks';
import {isComponent, nodesBelow, type Component} from '../tree';
import {valueAttribute} from '../valueAttribute';
import {buildKeyTable} from './buildKeyTable';
import {KEY_GROUPS} from './nodeKeys';

/** The group that a page asks for; throws if there is no such group. */
function groupOf({attributes}: Component): string {
  const [only, ...more] = attributes;
  const isGroup = only?.type === 'mdxJsxAttribute' && only.name === 'group' && more.length === 0;
  if (!isGroup || typeof only.value !== 'string') throw new Error('it takes one attribute, group="…"');
  if (!KEY_GROUPS.includes(only.value))
    throw new Error(`there is no group "${only.value}"; there are ${KEY_GROUPS.join(', ')}`);
  return only.value;
}

/**
 * Gives `<NodeKeys group="…" />` the rows of its group in the page's language, so that a reader loads the words of one
 * language alone.
 */
export function remarkNodeKeys(): PagePlugin {
  const pages = readMethodPages('.');
  const addressOf = (method: string): string | undefined => pageOf(pages.get(method) ?? [], undefined);
  return changePages('.', (tree, {language, attempt}) => {
    for (const node of nodesBelow(tree)) {
      if (!isComponent(node) || node.name !== 'NodeKeys') continue;
      attempt(node, () => {
        const {head, rows, methods} = buildKeyTable(groupOf(node), language, addressOf);
        const given = rows.map((row) => ({...row}));
        node.attributes = [
          valueAttribute('head', head),
          valueAttribute('rows', given),
          valueAttribute('methods', methods),
        ];
      });
    }
  });
}
