import {use, type ReactNode} from 'react';
import OriginalCodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {GasOfDiff, TestedWith} from '@site/src/content/testedWith';

/**
 * A code block whose bar knows what the code was tested with and, for a diff, what it saves, where the page or the
 * component around took it from a sample.
 */
export default function CodeBlock({
  testedWith,
  gasSaved,
  ...props
}: Props & {testedWith?: string; gasSaved?: string}): ReactNode {
  const around = use(TestedWith);
  return (
    <TestedWith value={testedWith ?? around}>
      <GasOfDiff value={gasSaved}>
        <OriginalCodeBlock {...props} />
      </GasOfDiff>
    </TestedWith>
  );
}
