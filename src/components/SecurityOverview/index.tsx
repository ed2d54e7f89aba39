import type {ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import SortableTable from '@site/src/components/SortableTable';
import {linkColumn} from '@site/src/components/SortableTable/linkColumn';
import type {Column} from '@site/src/components/SortableTable/sortRows';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import {lossText, severityText} from './texts';
import {toRows, type Row} from './toRows';
import {SEVERITIES} from './topics';

function columnsOf(languageAt: (href: string) => string | undefined): Column<Row>[] {
  return [
    linkColumn(
      translate({
        id: 'security.column.topic',
        message: 'Weakness',
        description: 'Column of the overview of weaknesses of contracts',
      }),
      languageAt,
    ),
    {
      key: 'severity',
      head: translate({
        id: 'security.column.severity',
        message: 'Severity',
        description: 'Column of the overview of weaknesses of contracts',
      }),
      value: ({severity}) => SEVERITIES.indexOf(severity),
      cell: ({severity}) => severityText(severity),
      first: 'descending',
    },
    {
      key: 'loss',
      head: translate({
        id: 'security.column.loss',
        message: 'What is lost',
        description: 'Column of the overview of weaknesses of contracts',
      }),
      value: ({loss}) => lossText(loss),
      cell: ({loss}) => lossText(loss),
    },
  ];
}

/** Every weakness of the category with its severity and what it costs. */
export default function SecurityOverview(): ReactNode {
  const columns = columnsOf(usePageLanguageAt());
  const pages = useCurrentSidebarCategory().items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined ? [{label: item.label, href: item.href, docId: item.docId}] : [],
  );
  return (
    <SortableTable
      rows={toRows(pages)}
      columns={columns}
      initial={{key: 'severity', direction: 'descending'}}
      keyOf={({href}) => href}
    />
  );
}
