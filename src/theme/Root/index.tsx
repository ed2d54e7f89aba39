import type {ReactNode} from 'react';
import AssistantWidget from '@site/src/components/AssistantWidget';
import ConsentPrompt from '@site/src/components/ConsentPrompt';
import OfflineNotice from '@site/src/components/OfflineNotice';

/**
 * Wraps the whole site once: the consent prompt comes first in reading order, what says that there is no network behind
 * the page, the assistant last.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <ConsentPrompt />
      {children}
      <OfflineNotice />
      <AssistantWidget />
    </>
  );
}
