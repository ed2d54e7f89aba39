import type {ReactNode} from 'react';
import {useInterfaceLanguage} from '../TranslationNotice/usePageLanguage';
import Lanes from './Lanes';
import type {Variant} from './toSteps';

/**
 * A reentrancy attack as the sample recorded it, on the vulnerable or the fixed bank. In MDX:
 *
 *     import ReentrancySteps from '@site/src/components/ReentrancySteps';
 *
 *     <ReentrancySteps variant="vulnerable" />
 */
export default function ReentrancySteps({variant}: {variant: Variant}): ReactNode {
  return <Lanes variant={variant} lang={useInterfaceLanguage()} />;
}
