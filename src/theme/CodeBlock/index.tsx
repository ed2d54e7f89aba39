import type {ReactNode} from 'react';
import OriginalCodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {GasOfDiff, TestedWith} from '@site/src/content/testedWith';

/**
 * A code block whose bar has what the code was tested with, if that differs from its page's, and what a diff saves.
 */
export default function CodeBlock({
  testedWith,
  gasSaved,
  ...props
}: Props & {testedWith?: string; gasSaved?: string}): ReactNode {
  return (
    <TestedWith value={testedWith}>
      <GasOfDiff value={gasSaved}>
        <OriginalCodeBlock {...props} />
      </GasOfDiff>
    </TestedWith>
  );
}
