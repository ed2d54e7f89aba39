import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Network} from '@site/src/config/networks';
import type {ReactNode} from 'react';
import {endpointOf, type EpochError} from './readEpoch';
import styles from './styles.module.css';
import {type EpochState, useEpoch} from './useEpoch';

function errorText({reason, detail}: EpochError, host: string): string {
  if (reason === 'timeout')
    return translate(
      {
        id: 'home.epoch.timeout',
        message: '{host} did not respond within 15 seconds. It may be busy. Try again in a minute.',
        description: 'Error on the home page: the endpoint was too slow',
      },
      {host},
    );
  if (reason === 'unreachable')
    return translate(
      {
        id: 'home.epoch.unreachable',
        message: '{host} could not be reached. You may be offline, or your network blocks it. Check the connection and ask again.',
        description: 'Error on the home page: the request to the endpoint failed',
      },
      {host},
    );
  return translate(
    {
      id: 'home.epoch.answer',
      message: '{host} returned no epoch number ({detail}). The problem is on its side. Try again in a minute.',
      description: 'Error on the home page: the answer held no epoch; detail is the endpoint’s own message',
    },
    {host, detail: detail === '' ? '-' : detail},
  );
}

function Status({state, host}: {state: EpochState; host: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <span className={styles.waiting}>
          <Translate id="home.epoch.loading" description="Shown on the home page while the endpoint is asked" values={{host}}>
            {'Waiting for {host}'}
          </Translate>
        </span>
      );
    case 'value':
      return (
        <span className={styles.value}>
          <span className={styles.hidden}>
            <Translate id="home.epoch.value" description="Read out before the number of the current epoch">
              Current epoch:
            </Translate>{' '}
          </span>
          {state.epoch.toLocaleString(currentLocale)}
        </span>
      );
    case 'error':
      return <span className={styles.error}>{errorText(state.error, host)}</span>;
  }
}

/** The current epoch of a space, asked from the configured endpoint when the reader presses the button and never before. */
export default function LiveEpoch({space}: {space: Network['space']}): ReactNode {
  const {state, ask} = useEpoch(space);
  const {host} = new URL(endpointOf(space));
  return (
    <div>
      <div role="status" className={styles.status}>
        <Status state={state} host={host} />
      </div>
      <button type="button" className={styles.ask} aria-disabled={state.kind === 'loading'} onClick={ask}>
        {state.kind === 'value' || state.kind === 'error' ? (
          <Translate id="home.epoch.askAgain" description="Button on the home page: ask the endpoint for the epoch once more" values={{host}}>
            {'Ask {host} again'}
          </Translate>
        ) : (
          <Translate id="home.epoch.ask" description="Button on the home page: ask the endpoint for the current epoch" values={{host}}>
            {'Ask {host}'}
          </Translate>
        )}
      </button>
    </div>
  );
}
