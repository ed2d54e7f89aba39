// holds: facts.tables
import {describe, expect, test} from 'vitest';
import type {Table} from 'mdast';
import {parsePageAnew, wordsOf} from '../../../tools/prose/parseProse';
import {LIVE_CHECKS} from '../../../tools/facts/live/liveChecks';
import {LANGUAGES} from '../../config/locales';
import {remarkFacts} from '../../markdown/remarkFacts';
import {nodesBelow} from '../../markdown/tree';
import {FACTS} from '../registry';
import {buildTable, checkOf} from '../tables/buildTable';
import checkedDays from '../tables/checkedDays.json';
import {FACT_GROUPS} from '../tables/groups';
import {LABELS} from '../tables/tableWords';
import {LIVE_IDS} from '../tables/liveIds';

const replace = remarkFacts();

function table(source: string, file = 'docs/a.mdx'): Table {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  replace(tree, {path: file});
  const found = [...nodesBelow(tree)].find((node) => node.type === 'table');
  if (!found) throw new Error('There is no table.');
  return found;
}

const rowsOf = ({children}: Table): string[] => children.map((row) => row.children.map(wordsOf).join(' | '));

describe('tables of facts', () => {
  test('hold what each fact is, its value, its source and how it was checked', () => {
    expect(rowsOf(table('<FactTable ids="espace.gas.newEntry, core.internal.staking" />'))).toEqual([
      'What it is | Value | Source | Checked',
      `\`SSTORE\` in eSpace: from zero to another value | 40,000 gas | spec.rs | node v3.0.2, ${checkedDays.asked}`,
      `Staking: locks CFX for votes | \`0x0888000000000000000000000000000000000002\` | internal_contract_addresses.rs | node v3.0.2, ${checkedDays.asked}`,
    ]);
  });

  test('say of what can change any day when it was seen', () => {
    const fact = FACTS.get('core.http.mainnet');
    expect(fact?.seen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(fact && checkOf('core.http.mainnet', fact, 'en')).toBe(`seen ${fact?.seen ?? ''}`);
  });

  test('speak the language of the page’s file', () => {
    const source = '<FactTable ids="pos.lock.views" />';
    expect(rowsOf(table(source, 'i18n/es/x/a.mdx'))[1]).toBe(
      `tiempo en cola de los votos nuevos | 37.440 bloques PoS | pos_state_config.rs, configuration.rs | en el código fuente, ${checkedDays.read}`,
    );
    expect(rowsOf(table(source, 'i18n/zh/x/a.mdx'))[1]).toBe(
      `新票的排队时间 | 37,440 个 PoS 区块 | pos_state_config.rs, configuration.rs | 源代码，${checkedDays.read}`,
    );
  });

  test('link each file that a value follows from once, at its tag', () => {
    const urls = [...nodesBelow(table('<FactTable ids="espace.gas.writeEntry" />'))].flatMap((node) =>
      node.type === 'link' ? [node.url] : [],
    );
    expect(urls).toEqual(
      ['vm-interpreter/src/interpreter/gasometer.rs', 'vm-types/src/spec.rs'].map(
        (file) => `https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/crates/execution/${file}`,
      ),
    );
  });

  test.each(Object.keys(FACT_GROUPS))('the group %s can be written in every language', (group) => {
    const ids = FACT_GROUPS[group] ?? [];
    for (const language of LANGUAGES) expect(buildTable(ids, language).children).toHaveLength(ids.length + 1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every label is that of a fact in a group, and says something', () => {
    const grouped = new Set(Object.values(FACT_GROUPS).flat());
    expect(Object.keys(LABELS.english).filter((id) => !grouped.has(id))).toEqual([]);
    expect(Object.values(LABELS.english)).not.toContain('');
  });

  test('the ids said to be asked of a node are those that are', () => {
    expect([...LIVE_IDS].sort()).toEqual(Object.keys(LIVE_CHECKS).sort());
  });

  test.each([
    [
      'an unknown group',
      '<FactTable group="gas-price" />',
      'there is no group "gas-price" in src/facts/tables/groups.ts; there are core-internal',
    ],
    [
      'an unknown fact',
      '<FactTable ids="gas.transfer, gas.tranfer" />',
      'there is no fact "gas.tranfer" in src/facts/areas; near it are gas.transfer',
    ],
    ['a fact without words', '<FactTable ids="epoch.era" />', 'epoch.era has no words in src/facts/tables/labels.json'],
    ['neither', '<FactTable />', 'it takes either group="…" or ids="…"'],
    ['both', '<FactTable group="gas-prices" ids="gas.transfer" />', 'it takes either group="…" or ids="…"'],
    ['no ids', '<FactTable ids=" , " />', 'ids="" lists no fact'],
    [
      'an unknown attribute',
      '<FactTable groups="gas-prices" />',
      '"groups" is not one of its attributes, which are group, ids',
    ],
    ['a table within a line', 'Here: <FactTable group="gas-prices" /> it is.', 'it needs a line of its own'],
  ])('%s stops the build with page and line', (_, source, message) => {
    expect(() => table(`Text.\n\n${source}`)).toThrow(`docs/a.mdx:7: <FactTable>: ${message}`);
  });
});
