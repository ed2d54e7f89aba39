import {useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CipRow} from '@site/src/content/cips/table';
import table from '@site/src/content/cips/table.json';
import SortableTable from '@site/src/components/SortableTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {columnsOf} from './columns';
import FilterForm from './FilterForm';
import {filterRows, type CipFilter} from './filterRows';
import styles from './styles.module.css';

// Written by buildTable and compared with it in a test.
const ROWS = table as CipRow[];

const idOf = ({number}: CipRow): string => `cip-${String(number)}`;

/**
 * Every improvement proposal with its state and the height from which it applies, to filter and sort; each row has an
 * id such as `cip-1559`.
 */
export default function CipTable(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const {collectAnchor} = useBrokenLinks();
  const [filter, setFilter] = useState<CipFilter>({force: '', area: ''});
  const rows = filterRows(ROWS, filter);
  for (const row of ROWS) collectAnchor(idOf(row));
  const forms = translate(
    {
      id: 'cips.count',
      message: '1 proposal|{count} proposals',
      description: 'How many proposals the filter leaves: the plural forms of the language, separated by |',
    },
    {count: String(rows.length)},
  );
  return (
    <>
      <FilterForm rows={ROWS} filter={filter} onFilter={setFilter} />
      <p role="status" lang={useInterfaceLanguage()} className={styles.count}>
        {selectMessage(rows.length, forms)}
      </p>
      <SortableTable
        rows={rows}
        columns={columnsOf(currentLocale)}
        initial={{key: 'number', direction: 'ascending'}}
        keyOf={idOf}
        idOf={idOf}
      />
    </>
  );
}
