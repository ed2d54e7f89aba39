import useIsBrowser from '@docusaurus/useIsBrowser';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import type {ReactNode} from 'react';
import SteppedGraph from './SteppedGraph';

/**
 * The sample's Tree-Graph, decided step by step; without scripts it shows the last step, and the list has all of them.
 */
export default function TreeGraphSteps(): ReactNode {
  return <SteppedGraph lang={useInterfaceLanguage()} isBrowser={useIsBrowser()} />;
}
