import {useCallback, type ReactNode} from 'react';
import {ShownOutput, type TableParts} from '@site/src/content/testedWith';
import ProgramOutput from '.';

interface Props {
  /** JSON of `OutputTable[]`, which the build has found in the output. */
  tables: string;
  /** The block with the output. */
  children: ReactNode;
}

/** Gives the code block inside what shows its output with tables; the pages that have such an output import it. */
export default function WithTables({tables, children}: Props): ReactNode {
  const show = useCallback(
    (output: string, parts: TableParts) => <ProgramOutput output={output} tables={tables} parts={parts} />,
    [tables],
  );
  return <ShownOutput value={show}>{children}</ShownOutput>;
}
