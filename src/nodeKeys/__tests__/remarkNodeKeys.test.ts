import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parsePageAnew, walk, type ProseNode} from '../../../tests/content/parseProse';
import {keysOfGroup, KEY_GROUPS} from '../nodeKeys';
import {remarkNodeKeys} from '../remarkNodeKeys';

const replace = remarkNodeKeys() as (tree: ProseNode, file: {path: string}) => void;
const PAGE = 'general/run-a-node/advanced-topics/node-configuration.mdx';

function tables(source: string, file = 'docs/a.mdx'): ProseNode[] {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  replace(tree, {path: file});
  return [...walk(tree)].filter(({type}) => type === 'table');
}

const wordsOf = (node: ProseNode | undefined): string =>
  node ? [...walk(node)].flatMap(({type, value}) => (type === 'text' || type === 'inlineCode' ? [value ?? ''] : [])).join('') : '';

describe('tables of configuration keys', () => {
  test.each([
    ['docs/a.mdx', 'Key', 'Chain ID of eSpace'],
    ['i18n/zh/x/a.mdx', '配置项', 'eSpace 的链 ID'],
    ['i18n/es/x/a.mdx', 'Clave', 'ID de cadena de eSpace'],
  ])('%s has the words of its language', (file, head, meaning) => {
    const [table] = tables('<NodeKeys group="basics" />', file);
    expect(wordsOf(table?.children?.[0]?.children?.[0])).toBe(head);
    expect(wordsOf(table)).toContain(meaning);
    expect(table?.children).toHaveLength(keysOfGroup('basics').length + 1);
  });

  test('the name of a key heads its row and can be linked to', () => {
    const [table] = tables('<NodeKeys group="network" />');
    const name = table?.children?.flatMap(({children = []}) => children).find((cell) => wordsOf(cell) === 'tcp_port');
    expect(name?.data).toEqual({hName: 'th', hProperties: {scope: 'row', id: 'key-tcp_port'}});
  });

  test.each([
    ['docs/a.mdx', '–; from v3.1.0: 155140000'],
    ['i18n/zh/x/a.mdx', '–；自 v3.1.0 起：155140000'],
    ['i18n/es/x/a.mdx', '–; desde v3.1.0: 155140000'],
  ])('%s has the default of a later release beside that of the node that was tried', (file, shown) => {
    const [table] = tables('<NodeKeys group="forks" />', file);
    const row = table?.children?.find(({children: [name] = []}) => wordsOf(name) === 'osaka_opcode_transition_height');
    expect(wordsOf(row?.children?.[2])).toBe(shown);
  });

  test.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current', 'i18n/es/docusaurus-plugin-content-docs/current'])(
    'the page in %s shows every group once',
    (folder) => {
      const shown = [...readFileSync(`${folder}/${PAGE}`, 'utf8').matchAll(/<NodeKeys group="([^"]+)" \/>/g)].map(([, group]) => group);
      expect(shown.sort()).toEqual([...KEY_GROUPS].sort());
    },
  );

  test.each([
    ['an unknown group', '<NodeKeys group="basic" />', 'there is no group "basic"; there are basics, rpc'],
    ['no group', '<NodeKeys />', 'it takes one attribute, group="…"'],
    ['something else', '<NodeKeys group="basics" open />', 'it takes one attribute, group="…"'],
  ])('%s stops the build with page and line', (_, source, message) => {
    expect(() => tables(`Text.\n\n${source}`)).toThrow(`docs/a.mdx:7: <NodeKeys>: ${message}`);
  });
});
