// holds: content.one-language
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parsePageAnew} from '../../../../tools/prose/parseProse';
import {isComponent, nodesBelow} from '../../tree';
import {keysOfGroup, KEY_GROUPS, parseMeaning} from '../nodeKeys';
import {remarkNodeKeys} from '../remarkNodeKeys';

const replace = remarkNodeKeys();
const PAGE = 'general/run-a-node/advanced-topics/node-configuration.mdx';

interface Row {
  key: string;
  meaning: string;
  value: string;
}

/** What the component of a page is given. */
function tableOf(source: string, file = 'docs/a.mdx'): {head: string[]; rows: Row[]; methods: Record<string, string>} {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  replace(tree, {path: file});
  const {attributes} = [...nodesBelow(tree)].filter(isComponent).find(({name}) => name === 'NodeKeys') ?? {};
  const given = (attributes ?? []) as {name: string; value: {value: string}}[];
  return Object.fromEntries(given.map(({name, value}) => [name, JSON.parse(value.value) as unknown])) as unknown as {
    head: string[];
    rows: Row[];
    methods: Record<string, string>;
  };
}

describe('tables of configuration keys', () => {
  test.each([
    ['docs/a.mdx', 'Key', 'Chain ID of eSpace'],
    ['i18n/zh/x/a.mdx', '配置项', 'eSpace 的链 ID'],
    ['i18n/es/x/a.mdx', 'Clave', 'ID de cadena de eSpace'],
  ])('%s has the words of its language', (file, head, meaning) => {
    const table = tableOf('<NodeKeys group="basics" />', file);
    expect(table.head[0]).toBe(head);
    expect(table.rows.map((row) => row.meaning).join()).toContain(meaning);
    expect(table.rows.map(({key}) => key)).toEqual(keysOfGroup('basics').map(({key}) => key));
  });

  test('the methods that meanings name have their addresses', () => {
    const named = KEY_GROUPS.flatMap((group) => Object.entries(tableOf(`<NodeKeys group="${group}" />`).methods));
    expect(new Map(named)).toEqual(new Map([['cfx_getEpochReceipts', '/docs/core/rpc/cfx_getepochreceipts']]));
  });

  test.each([
    ['docs/a.mdx', '–; from v3.1.0: `155140000`'],
    ['i18n/zh/x/a.mdx', '–；自 v3.1.0 起：`155140000`'],
    ['i18n/es/x/a.mdx', '–; desde v3.1.0: `155140000`'],
  ])('%s has the default of a later release beside that of the node that was tried', (file, shown) => {
    const {rows} = tableOf('<NodeKeys group="forks" />', file);
    expect(rows.find(({key}) => key === 'osaka_opcode_transition_height')?.value).toBe(shown);
  });

  test.each([
    'docs',
    'i18n/zh/docusaurus-plugin-content-docs/current',
    'i18n/es/docusaurus-plugin-content-docs/current',
  ])('the page in %s shows every group once', (folder) => {
    const shown = [...readFileSync(`${folder}/${PAGE}`, 'utf8').matchAll(/<NodeKeys group="([^"]+)" \/>/g)].map(
      ([, group]) => group,
    );
    expect(shown.sort()).toEqual([...KEY_GROUPS].sort());
  });

  test.each([
    ['an unknown group', '<NodeKeys group="basic" />', 'there is no group "basic"; there are basics, rpc'],
    ['no group', '<NodeKeys />', 'it takes one attribute, group="…"'],
    ['something else', '<NodeKeys group="basics" open />', 'it takes one attribute, group="…"'],
  ])('%s stops the build with page and line', (_, source, message) => {
    expect(() => tableOf(`Text.\n\n${source}`)).toThrow(`docs/a.mdx:7: <NodeKeys>: ${message}`);
  });

  test('a caution without a sentence of its own is refused', () => {
    const meaning = {group: 'basics', meaning: 'One.'};
    expect(parseMeaning('a', {...meaning, caution: 'open'})).toEqual({...meaning, caution: 'open'});
    expect(() => parseMeaning('a', {...meaning, caution: 'opne'})).toThrow(
      'meanings.json: a has the caution "opne"; there are open, secret',
    );
  });
});
