import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import type {Consent, Decision} from '@site/src/analytics/consentDecision';
import styles from './styles.module.css';

interface Props {
  consent: Consent;
  host: string;
  /** True where the reader asked for it, so that the focus goes to it. */
  focused: boolean;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

function Standing({consent}: {consent: Consent}): ReactNode {
  if (consent === 'granted') {
    return (
      <span key="granted">
        <Translate id="consent.standing.granted" description="In the consent prompt, where the reader agreed before">
          At present you agree.
        </Translate>
      </span>
    );
  }
  if (consent === 'denied') {
    return (
      <span key="denied">
        <Translate id="consent.standing.denied" description="In the consent prompt, where the reader declined before">
          At present you decline.
        </Translate>
      </span>
    );
  }
  return null;
}

function Question({consent, host, onDecide}: Pick<Props, 'consent' | 'host' | 'onDecide'>): ReactNode {
  return (
    <>
      <p className={styles.text}>
        <Translate id="consent.question" description="The consent prompt’s question and what is sent" values={{host}}>
          {
            'May this site count page views? It would send the page’s path, its language and the links to other sites that you follow to {host}. No cookies, no profile.'
          }
        </Translate>{' '}
        <Standing consent={consent} />
      </p>
      <div className={styles.choices}>
        <button
          type="button"
          onClick={() => {
            onDecide('granted');
          }}
        >
          <Translate id="consent.agree" description="Button that allows the statistics">
            Agree
          </Translate>
        </button>
        <button
          type="button"
          onClick={() => {
            onDecide('denied');
          }}
        >
          <Translate id="consent.decline" description="Button that refuses the statistics">
            Decline
          </Translate>
        </button>
      </div>
    </>
  );
}

function Refusal({onClose}: {onClose: () => void}): ReactNode {
  return (
    <>
      <p className={styles.text}>
        <Translate
          id="consent.refused"
          description="In the consent prompt, where Do Not Track or Global Privacy Control is on"
        >
          Your browser asks sites not to track you, and this site complies: no statistics are sent. To decide here,
          change that setting in the browser first.
        </Translate>
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={onClose}>
          <Translate id="consent.close" description="Button that closes the consent prompt">
            Close
          </Translate>
        </button>
      </div>
    </>
  );
}

/** The prompt itself: a region at the foot of the window that leaves the page usable. */
export function ConsentRegion({consent, host, focused, onDecide, onClose}: Props): ReactNode {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) region.current?.focus({preventScroll: true});
  }, [focused]);
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.prompt}
      aria-label={translate({id: 'consent.region', message: 'Statistics', description: 'Names the consent prompt'})}
    >
      <div className={styles.inner}>
        {consent === 'refused' ? (
          <Refusal onClose={onClose} />
        ) : (
          <Question consent={consent} host={host} onDecide={onDecide} />
        )}
      </div>
    </section>
  );
}
