import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {analyticsSettings} from '@site/src/analytics/analyticsSettings';
import styles from './settings.module.css';

/**
 * A button, made for the footer, that lets readers change their decision about statistics; absent if the site has none.
 */
export default function ConsentSettings(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (!analyticsSettings(siteConfig.customFields)) return null;
  return (
    <button
      type="button"
      className={styles.settings}
      onClick={() => {
        window.dispatchEvent(new Event('portal:consent-settings'));
      }}
    >
      <Translate id="consent.settings" description="Footer button that shows the consent prompt again">
        Statistics settings
      </Translate>
    </button>
  );
}
