import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {CipRow} from '@site/src/content/cips/table';
import type {Column} from '@site/src/components/SortableTable/sortRows';
import {placeOf} from './filterRows';
import {areaText, genesisText, heightText, rowForceText} from './texts';
import styles from './styles.module.css';

const fileOf = (number: number): string =>
  `https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-${String(number)}.md`;

/** Forks in their order, then what has none, by its text. */
const forceValue = ({listed}: CipRow): number | undefined =>
  listed.kind === 'fork' ? Number(listed.fork.slice(1)) : undefined;

function Heights({row, locale}: {row: CipRow; locale: string}): React.ReactNode {
  if (row.listed.kind !== 'fork') return <span>–</span>;
  if (row.heights.length === 0) return <span>{genesisText()}</span>;
  return (
    <ul className={styles.heights}>
      {row.heights.map((height) => (
        <li key={height.value}>{heightText(height, locale)}</li>
      ))}
    </ul>
  );
}

/** The columns of the table of proposals. Titles and states are quoted from their files, which are in English. */
export const columnsOf = (locale: string): Column<CipRow>[] => [
  {
    key: 'number',
    head: 'CIP',
    value: ({number}) => number,
    cell: ({number}) => <Link href={fileOf(number)}>{`CIP-${String(number)}`}</Link>,
  },
  {
    key: 'title',
    head: translate({
      id: 'cips.column.title',
      message: 'Title',
      description: 'Column of the table of improvement proposals',
    }),
    value: ({title}) => title,
    cell: ({title}) => <span lang="en">{title.replaceAll('`', '')}</span>,
  },
  {
    key: 'area',
    head: translate({
      id: 'cips.column.area',
      message: 'Changes',
      description: 'Column of the table of improvement proposals: what they change',
    }),
    value: ({area}) => areaText(area),
    cell: ({area}) => areaText(area),
  },
  {
    key: 'state',
    head: translate({
      id: 'cips.column.state',
      message: 'State in its header',
      description: 'Column of the table of improvement proposals',
    }),
    value: ({state}) => state,
    cell: ({state}) => <span lang="en">{state}</span>,
  },
  {
    key: 'force',
    head: translate({
      id: 'cips.column.force',
      message: 'In force',
      description: 'Column of the table of improvement proposals: the hard fork',
    }),
    value: forceValue,
    cell: rowForceText,
  },
  {
    key: 'from',
    head: translate({
      id: 'cips.column.from',
      message: 'From',
      description: 'Column of the table of improvement proposals: from which height',
    }),
    value: placeOf,
    cell: (row) => <Heights row={row} locale={locale} />,
    figures: true,
  },
];
