import type {ReactNode} from 'react';
import OriginalCodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {TestedWith} from '@site/src/samples/testedWith';

/** A code block whose bar knows what the code was tested with, where the page took it from a sample. */
export default function CodeBlock({testedWith, ...props}: Props & {testedWith?: string}): ReactNode {
  return (
    <TestedWith value={testedWith}>
      <OriginalCodeBlock {...props} />
    </TestedWith>
  );
}
