import {describe, expect, test} from 'vitest';
import {parseNumber} from '../../../src/facts/fact';
import {FACTS} from '../../../src/facts/registry';
import {buildProposals, buildTransitions} from '../buildProposals';
import {buildTable} from '../buildTable';
import {EFFECTS} from '../../../src/content/cips/effects';
import {CIP62_PLACE, NUMBERS} from '../places';
import {readListed, readProposals} from '../readProposals';
import {readTransitions} from '../readTransitions';
import {readSources, readTable, recordedText} from '../recorded';

const textOf = recordedText();
const table = readTable();

// Rules whose heights the node does not set with the others: the version in block headers, and those of the PoS chain.
const SET_ELSEWHERE: Readonly<Record<number, readonly string[]>> = {
  39: ['fork.v1_1.epoch'],
  43: ['fork.v2_0.posReference'],
  99: ['fork.v2_1.cip99View', 'fork.v2_1.cip99FixView'],
  112: ['fork.v2_3.epoch'],
  113: ['fork.v2_3.epoch', 'fork.v2_3.cip113View'],
  136: ['fork.v2_4.cip136View'],
  156: ['fork.v3_0.cip156View'],
};

/** The proposals behind a field of the node’s parameters. */
function numbersOf(field: string): number[] {
  if (field === 'cancun_opcodes') return [141, 142, 143];
  if (field === 'eip2537') return [165];
  const number = /^cip(\d+)/.exec(field)?.[1];
  return number === undefined ? [] : [Number(number)];
}

describe('the table of improvement proposals', () => {
  test('is what the files of their repository and the facts say', () => {
    expect(table).toEqual(buildTable(textOf, FACTS));
    expect(table.map(({number}) => number)).toEqual([...NUMBERS].sort((left, right) => left - right));
    expect(Object.keys(EFFECTS).map(Number).sort()).toEqual([...NUMBERS].sort());
  });

  test('has the heights from which the node applies each rule, and no others', () => {
    const transitions = buildTransitions(textOf);
    expect(transitions.length).toBeGreaterThan(30);
    for (const {number, heights, listed} of table) {
      const elsewhere = (SET_ELSEWHERE[number] ?? []).map((id) => FACTS.get(id)?.value);
      const ofNode = transitions
        .filter(({field}) => numbersOf(field).includes(number))
        .map(({kind, height}) => `${kind} ${String(height)}`);
      const shown = heights
        .filter(({value}) => !elsewhere.includes(value))
        .map(({unit, value}) => `${unit} ${String(value)}`);
      expect([number, [...new Set(shown)].sort()]).toEqual([number, [...new Set(ofNode)].sort()]);
      if (listed.kind !== 'fork') expect([number, heights]).toEqual([number, []]);
      else if (listed.fork !== 'v1.0') expect([number, heights.length > 0]).toEqual([number, true]);
    }
  });

  test('gives the fork that the heights belong to, and for CIP-62 the one whose release has its height', () => {
    for (const {number, listed} of table) {
      if (listed.kind !== 'fork' || listed.fork === 'v1.0' || number === 62) continue;
      expect(EFFECTS[number]?.heights?.[0]).toMatch(new RegExp(`^fork\\.${listed.fork.replace('.', '_')}\\.`));
    }
    const released = CIP62_PLACE.pattern.exec(textOf(CIP62_PLACE) ?? '')?.[1];
    expect([CIP62_PLACE.ref, parseNumber(released ?? '')]).toEqual(['v1.1.0', FACTS.get('fork.bn128.block')?.value]);
    expect(table.find(({number}) => number === 62)?.listed).toEqual({kind: 'fork', fork: 'v1.1'});
  });

  test('what applications follow, and nothing else, is backward compatible', () => {
    const compatible = buildProposals(textOf).filter(({type}) => type === 'Backward Compatible');
    const followed = table.filter(({area}) => area === 'application' || area === 'process');
    expect(followed.map(({number}) => number)).toEqual(compatible.map(({number}) => number));
  });

  test('its sources name their blobs and hold no address of an author', () => {
    const files = readSources().flatMap((excerpts) => excerpts.files);
    expect(files.filter(({blob}) => !/^[0-9a-f]{40}$/.test(blob))).toEqual([]);
    expect(JSON.stringify(files)).not.toMatch(/\w@\w/);
  });
});

const LIST = `
# CIP List
### Ongoing
| [7](a.md) | Seven | Final |
### Activated
| [8](a.md) | Eight | Hydra (V2.0) |
### List of Hardforks
| V3.0 | Things | (Pending) |
### Replaced
| [9](a.md) | Nine | [8](a.md) |
## Application-level CIPs
| [10](a.md) | Ten |
`;

describe('the reader of proposals', () => {
  const header = (number: number, status = 'Draft'): string =>
    `CIP No.: ${String(number)}\nTitle: "A: b" \nStatus: ${status}\nType: Spec Breaking`;

  test('takes the fork of each section, and the pending one for what is ongoing', () => {
    expect([...readListed(LIST)]).toEqual([
      [7, {kind: 'fork', fork: 'v3.0'}],
      [8, {kind: 'fork', fork: 'v2.0'}],
      [9, {kind: 'replaced', by: 8}],
      [10, {kind: 'standard'}],
    ]);
  });

  test('reads a title in quotes and sorts by number', () => {
    expect(readProposals([header(10), header(7)], LIST).map(({number, title}) => [number, title])).toEqual([
      [7, 'A: b'],
      [10, 'A: b'],
    ]);
  });

  test('stops at a proposal that is not in the list, and at a header without a field', () => {
    expect(() => readProposals([header(11)], LIST)).toThrow('CIP-11 is in no section of the list');
    expect(() => readProposals(['CIP No.: 7'], LIST)).toThrow('has no field "Status"');
  });
});

describe('the reader of the node’s heights', () => {
  const keys =
    '(first, (Option<u64>), None)\n(second, (Option<u64>), Some(2_000))\n(third, (u64), LATER)\n(never, (u64), u64::MAX)';
  const read = (code: string): unknown[] =>
    readTransitions(code, keys, {LATER: 30}).map(({field, kind, height}) => [field, kind, height]);

  test('asks the keys in the order of the code', () => {
    expect(read('params.transition_numbers.cip1 = self.raw_conf.first.or(self.raw_conf.second).unwrap_or(x);')).toEqual(
      [['cip1', 'block', 2000]],
    );
  });

  test('reads groups, constants and what has no height', () => {
    expect(read('set_conf!(\nself.raw_conf.third;\nparams.transition_heights => { cip2, cip3 }\n);')).toEqual([
      ['cip2', 'epoch', 30],
      ['cip3', 'epoch', 30],
    ]);
    expect(read('params.transition_numbers.cip4 = if test { 0u64 } else { LATER };')).toEqual([['cip4', 'block', 30]]);
    expect(read('params.transition_heights.cip5 = self.raw_conf.never;')).toEqual([]);
  });
});
