import type {ReactNode} from 'react';
import AssistantWidget from '@site/src/components/AssistantWidget';
import ConsentPrompt from '@site/src/components/ConsentPrompt';

/** Wraps the whole site once: the consent prompt comes first in reading order, the assistant last. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ConsentPrompt />
      {children}
      <AssistantWidget />
    </>
  );
}
