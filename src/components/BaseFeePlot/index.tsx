import type {ReactNode} from 'react';
import {useInterfaceLanguage} from '../TranslationNotice/usePageLanguage';
import FeePlots from './FeePlots';

/**
 * The blocks of the sample base-fee as two plots. In MDX:
 *
 *     import BaseFeePlot from '@site/src/components/BaseFeePlot';
 *
 *     <BaseFeePlot />
 */
export default function BaseFeePlot(): ReactNode {
  return <FeePlots lang={useInterfaceLanguage()} />;
}
