import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {analyticsSettings, type AnalyticsSettings} from '@site/src/analytics/analyticsSettings';

type Keeper = ComponentType<{settings: AnalyticsSettings}>;

/** Asks for consent to the statistics where the site has them; elsewhere nothing is fetched or shown. */
export default function ConsentPrompt(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const settings = analyticsSettings(siteConfig.customFields);
  const [Loaded, setLoaded] = useState<Keeper>();
  const present = settings !== undefined;
  useEffect(() => {
    if (!present) return;
    import('./ConsentKeeper').then(
      ({default: keeper}) => {
        setLoaded(() => keeper);
      },
      // Without the prompt there is no consent, hence no statistics on this page.
      () => undefined,
    );
  }, [present]);
  return settings && Loaded ? <Loaded settings={settings} /> : null;
}
