import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {assistantSettings, type AssistantSettings} from './assistantSettings';

type Button = ComponentType<{settings: AssistantSettings}>;

/**
 * The assistant's button where the site has one; its code is fetched only then, and nothing from elsewhere before a
 * reader asks.
 */
export default function AssistantWidget(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const settings = assistantSettings(siteConfig.customFields);
  const [Loaded, setLoaded] = useState<Button>();
  const present = settings !== undefined;
  useEffect(() => {
    if (!present) return;
    import('./AssistantButton').then(
      ({default: button}) => {
        setLoaded(() => button);
      },
      // Without its button the assistant is simply not offered on this page.
      () => undefined,
    );
  }, [present]);
  return settings && Loaded ? <Loaded settings={settings} /> : null;
}
