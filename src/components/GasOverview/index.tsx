import type {ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatChange} from '@site/src/components/GasMeasured/formatSaving';
import {FloorMark} from '@site/src/components/GasMeasured/Lines';
import SortableTable from '@site/src/components/SortableTable';
import {linkColumn} from '@site/src/components/SortableTable/linkColumn';
import type {Column} from '@site/src/components/SortableTable/sortRows';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import {differenceOf, toEntry, type Change, type Entry} from './toEntries';

function headlineText({headline}: Entry): string {
  return headline === 'deploy'
    ? translate({id: 'gas.deploy', message: 'deployment', description: 'Row of a gas table: creating the contract'})
    : headline;
}

/** One change of gas, and whether a floor price hides a part of it. */
function Changed({change, locale}: {change: Change | undefined; locale: string}): ReactNode {
  if (!change)
    return (
      <span key="none">
        {translate({
          id: 'gas.notMeasured',
          message: 'does not apply',
          description: 'A space in which an optimization cannot be used',
        })}
      </span>
    );
  return (
    <>
      <span>{formatChange(change.before, change.after, locale)}</span> {change.floored && <FloorMark />}
    </>
  );
}

/** How the gas of a space changes; the largest saving is the smallest number. */
function changeColumn(key: 'espace' | 'core' | 'ir', head: string, locale: string): Column<Entry> {
  return {
    key,
    head,
    value: (entry) => differenceOf(entry[key]),
    cell: (entry) => <Changed change={entry[key]} locale={locale} />,
    figures: true,
  };
}

function columnsOf(locale: string, languageAt: (href: string) => string | undefined): Column<Entry>[] {
  return [
    linkColumn(
      translate({id: 'gas.column.topic', message: 'Topic', description: 'Column of the overview of gas topics'}),
      languageAt,
    ),
    {
      key: 'transaction',
      head: translate({id: 'gas.column.transaction', message: 'Transaction', description: 'Column of a gas table'}),
      value: headlineText,
      cell: (entry) =>
        entry.headline === 'deploy' ? <span>{headlineText(entry)}</span> : <code>{entry.headline}</code>,
    },
    changeColumn('espace', 'eSpace', locale),
    changeColumn('core', 'Core Space', locale),
    changeColumn(
      'ir',
      translate({
        id: 'gas.column.ir',
        message: 'eSpace, viaIR',
        description: 'Column of the overview of gas topics: compiler setting',
      }),
      locale,
    ),
  ];
}

/**
 * Every topic of the category with its measured change of gas, in both spaces and through the compiler's other
 * pipeline.
 */
export default function GasOverview(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const columns = columnsOf(currentLocale, usePageLanguageAt());
  const entries = useCurrentSidebarCategory().items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined
      ? [toEntry({label: item.label, href: item.href, docId: item.docId})]
      : [],
  );
  return (
    <SortableTable
      rows={entries}
      columns={columns}
      initial={{key: 'espace', direction: 'ascending'}}
      keyOf={({href}) => href}
    />
  );
}
