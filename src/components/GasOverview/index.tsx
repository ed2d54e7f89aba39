import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatChange} from '@site/src/components/GasMeasured/formatSaving';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage, usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';
import {sortEntries, toEntry, type Entry, type Order, type SortKey} from './toEntries';

function SortHeader({name, text, order, onOrder}: {name: SortKey; text: string; order: Order; onOrder: (order: Order) => void}): ReactNode {
  const active = order.key === name;
  // The largest saving first, names from the start of the alphabet.
  const next = {key: name, descending: active ? !order.descending : name !== 'label'};
  return (
    <th scope="col" aria-sort={active ? (order.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onOrder(next)}>
        {text} <span aria-hidden="true">{active ? (order.descending ? '↓' : '↑') : '↕'}</span>
      </button>
    </th>
  );
}

function ChangeCell({change}: {change: Entry['espace']}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const none = translate({id: 'gas.notMeasured', message: 'does not apply', description: 'A space in which an optimization cannot be used'});
  return <td className={styles.number}>{change ? formatChange(change.before, change.after, currentLocale) : none} </td>;
}

/** Every topic of the category with its measured change of gas, sortable; the whole table is in the page before any script runs. */
export default function GasOverview(): ReactNode {
  const lang = useInterfaceLanguage();
  const languageAt = usePageLanguageAt();
  const [order, setOrder] = useState<Order>({key: 'espace', descending: true});
  const entries = useCurrentSidebarCategory().items.flatMap((item) =>
    item.type === 'link' && item.docId !== undefined ? [toEntry({label: item.label, href: item.href, docId: item.docId})] : [],
  );
  const topic = translate({id: 'gas.column.topic', message: 'Topic', description: 'Column of the overview of gas topics'});
  return (
    <ScrollingTable lang={lang}>
      <thead>
        <tr>
          <SortHeader name="label" text={topic} order={order} onOrder={setOrder} />
          <th scope="col">{translate({id: 'gas.column.transaction', message: 'Transaction', description: 'Column of a gas table'})}</th>
          <SortHeader name="espace" text="eSpace" order={order} onOrder={setOrder} />
          <SortHeader name="core" text="Core Space" order={order} onOrder={setOrder} />
        </tr>
      </thead>
      <tbody>
        {sortEntries(entries, order).map(({label, href, headline, espace, core}) => (
          <tr key={href}>
            <th scope="row" className={styles.topic}>
              <Link to={href} lang={languageAt(href)}>
                {label}
              </Link>{' '}
            </th>
            <td>
              {headline === 'deploy' ? (
                translate({id: 'gas.deploy', message: 'deployment', description: 'Row of a gas table: creating the contract'})
              ) : (
                <code>{headline}</code>
              )}{' '}
            </td>
            <ChangeCell change={espace} />
            <ChangeCell change={core} />
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
