import type {ReactNode} from 'react';
import {hasColumns} from '@site/src/content/hasColumns';
import {partsOf, type OutputTable} from '@site/src/content/outputLayout';
import type {TableParts} from '@site/src/content/testedWith';
import PrintedTable from './PrintedTable';
import styles from './styles.module.css';

interface Props {
  output: string;
  /** JSON of `OutputTable[]`, which the build has found in the output. */
  tables: string;
  parts: TableParts;
}

/** What a program printed: its tables as tables, and the rest as it was printed. */
export default function ProgramOutput({output, tables, parts}: Props): ReactNode {
  return (
    <div className={styles.output} translate="no" data-program-output>
      {partsOf(output, JSON.parse(tables) as OutputTable[]).map((part, index) =>
        part.kind === 'table' ? (
          <PrintedTable key={index} {...part} parts={parts} />
        ) : (
          <pre
            key={index}
            className={hasColumns(part.text) ? styles.columns : styles.words}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls takes the keyboard
            tabIndex={hasColumns(part.text) ? 0 : undefined}
          >
            <code>{part.text}</code>
          </pre>
        ),
      )}
    </div>
  );
}
