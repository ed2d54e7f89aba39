import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FooterCopyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import ConsentSettings from '@site/src/components/ConsentPrompt/ConsentSettings';

/**
 * The copyright line with the years up to the build's, and the way to change one's mind about statistics where they are
 * configured.
 */
export default function FooterCopyrightWithConsent({copyright}: Props): ReactNode {
  const {copyrightYears} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <>
      <FooterCopyright
        copyright={copyright.replace('{years}', typeof copyrightYears === 'string' ? copyrightYears : '')}
      />
      <ConsentSettings />
    </>
  );
}
