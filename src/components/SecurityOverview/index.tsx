import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage, usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';
import {lossText, severityText} from './texts';
import {sortRows, toRows, type Column} from './toRows';

interface HeadProps {
  column: Column;
  text: string;
  sorted: Column;
  onSort: (column: Column) => void;
}

function Head({column, text, sorted, onSort}: HeadProps): ReactNode {
  const active = column === sorted;
  const direction = column === 'severity' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={active ? direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {text} <span aria-hidden="true">{active ? '↓' : '↕'}</span>
      </button>
    </th>
  );
}

/** Every weakness of the category with its severity and what it costs, sortable; the whole table is in the page before any script runs. */
export default function SecurityOverview(): ReactNode {
  const lang = useInterfaceLanguage();
  const languageAt = usePageLanguageAt();
  const [sorted, setSorted] = useState<Column>('severity');
  const pages = useCurrentSidebarCategory().items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined ? [{label: item.label, href: item.href, docId: item.docId}] : [],
  );
  const heads: Record<Column, string> = {
    label: translate({id: 'security.column.topic', message: 'Weakness', description: 'Column of the overview of weaknesses of contracts'}),
    severity: translate({id: 'security.column.severity', message: 'Severity', description: 'Column of the overview of weaknesses of contracts'}),
    loss: translate({id: 'security.column.loss', message: 'What is lost', description: 'Column of the overview of weaknesses of contracts'}),
  };
  return (
    <ScrollingTable lang={lang}>
      <thead>
        <tr>
          {(['label', 'severity', 'loss'] as const).map((column) => (
            <Head key={column} column={column} text={heads[column]} sorted={sorted} onSort={setSorted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(toRows(pages), sorted, ({loss}) => lossText(loss)).map(({label, href, severity, loss}) => (
          <tr key={href}>
            <th scope="row" className={styles.topic}>
              <Link to={href} lang={languageAt(href)}>
                {label}
              </Link>
            </th>
            <td>{severityText(severity)}</td>
            <td>{lossText(loss)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
