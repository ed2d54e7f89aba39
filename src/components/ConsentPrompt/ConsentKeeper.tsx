import {useEffect, useState, type ReactNode} from 'react';
import type {AnalyticsSettings} from '@site/src/analytics/analyticsSettings';
import {decideConsent, type Decision, type StoredConsent} from '@site/src/analytics/consentDecision';
import {readConsent, writeConsent} from '@site/src/analytics/consentStorage';
import {refusedByBrowser, type PrivacySignals} from '@site/src/analytics/refusedByBrowser';
import {runAnalytics} from '@site/src/analytics/runAnalytics';
import {ConsentRegion} from './ConsentRegion';

interface Reopened {
  /** What had the focus before, to give it back. */
  from: Element | null;
}

/**
 * Keeps the reader's decision: asks once, runs the statistics after a yes, and asks again on `portal:consent-settings`.
 */
export default function ConsentKeeper({settings}: {settings: AnalyticsSettings}): ReactNode {
  const [stored, setStored] = useState<StoredConsent | undefined>(readConsent);
  const [reopened, setReopened] = useState<Reopened>();
  // Every field of PrivacySignals is optional, so a browser that lacks one of them fits as well.
  const signals: PrivacySignals = navigator;
  const consent = decideConsent({configured: true, stored, refusedByBrowser: refusedByBrowser(signals)});

  useEffect(() => {
    if (consent === 'granted' || consent === 'denied') runAnalytics(settings, consent);
    // The settings are the site's configuration, the same for the whole visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [consent]);

  useEffect(() => {
    const reopen = (): void => {
      setReopened({from: document.activeElement});
    };
    window.addEventListener('portal:consent-settings', reopen);
    return () => {
      window.removeEventListener('portal:consent-settings', reopen);
    };
  }, []);

  const close = (): void => {
    setReopened(undefined);
    if (reopened?.from instanceof HTMLElement) reopened.from.focus();
  };
  const decide = (decision: Decision): void => {
    setStored(writeConsent(decision));
    close();
  };
  if (!reopened && consent !== 'unasked') return null;
  return (
    <ConsentRegion
      consent={consent}
      host={new URL(settings.origin).host}
      focused={reopened !== undefined}
      onDecide={decide}
      onClose={close}
    />
  );
}
