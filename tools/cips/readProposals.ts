import type {Listed, Proposal} from '../../src/content/cips/proposal';

/** A field of a proposal’s header; throws if the header lacks it. */
function fieldOf(header: string, name: string): string {
  const value = new RegExp(`^${name}: *(.+?) *$`, 'm').exec(header)?.[1];
  if (value === undefined) throw new Error(`the header of a proposal has no field "${name}": ${header.slice(0, 80)}`);
  return value.replace(/^"(.*)"$/, '$1');
}

/**
 * The rows of the tables below a heading, up to the next heading of the same or a higher level; each cell is trimmed.
 */
function rowsBelow(list: string, heading: string): string[][] {
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const [, after = ''] = list.split(`\n${heading}\n`);
  const section = after.split(new RegExp(`\\n#{1,${String(level)}} `))[0] ?? '';
  return section.split('\n').flatMap((line) =>
    line.startsWith('| [')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );
}

const numberOf = (cell = ''): number => Number(/\[(\d+)\]/.exec(cell)?.[1]);
// "Hydra (V2.0)" and "V2.1": the portal writes v2.0 and v2.1.
const forkOf = (cell = ''): string => `v${/V(\d+\.\d+)/.exec(cell)?.[1] ?? ''}`;

/**
 * Reads which section of the list each proposal is in. Those that the list still calls ongoing were released together,
 * in the fork that it marks as pending.
 */
export function readListed(list: string): Map<number, Listed> {
  const pending = forkOf(/^\| (V[\d.]+) \|.*\(Pending\) \|$/m.exec(list)?.[1]);
  const sections: [string, (row: string[]) => Listed][] = [
    ['### Ongoing', () => ({kind: 'fork', fork: pending})],
    ['### Activated', ([, , fork]) => ({kind: 'fork', fork: forkOf(fork)})],
    ['### Dormancy', () => ({kind: 'dormant'})],
    ['### Replaced', ([, , by]) => ({kind: 'replaced', by: numberOf(by)})],
    ['## Database / RPC Breaking CIPs', () => ({kind: 'software'})],
    ['## Application-level CIPs', () => ({kind: 'standard'})],
  ];
  return new Map(
    sections.flatMap(([heading, toListed]) =>
      rowsBelow(list, heading).map((row): [number, Listed] => [numberOf(row[0]), toListed(row)]),
    ),
  );
}

/**
 * Reads the proposals from the headers of their files and from the list of all; throws if one is in no section of the
 * list.
 */
export function readProposals(headers: readonly string[], list: string): Proposal[] {
  const listed = readListed(list);
  const proposals = headers.map((header): Proposal => {
    const number = Number(fieldOf(header, 'CIP No\\.'));
    const found = fieldOf(header, 'Status') === 'Active' ? {kind: 'process' as const} : listed.get(number);
    if (!found) throw new Error(`CIP-${String(number)} is in no section of the list`);
    return {
      number,
      title: fieldOf(header, 'Title'),
      state: fieldOf(header, 'Status'),
      type: fieldOf(header, 'Type'),
      listed: found,
    };
  });
  return proposals.sort((left, right) => left.number - right.number);
}
