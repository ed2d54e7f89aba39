import type {ReactNode} from 'react';
import FooterCopyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import ConsentSettings from '@site/src/components/ConsentPrompt/ConsentSettings';

/** The copyright line, and the way to change one's mind about statistics where they are configured. */
export default function FooterCopyrightWithConsent(props: Props): ReactNode {
  return (
    <>
      <FooterCopyright {...props} />
      <ConsentSettings />
    </>
  );
}
