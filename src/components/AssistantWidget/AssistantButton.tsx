import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useSyncExternalStore, type ReactNode, type RefObject} from 'react';
import type {AssistantState} from './assistantMachine';
import type {AssistantSettings} from './assistantSettings';
import {pageAssistant} from './pageAssistant';
import styles from './styles.module.css';

function statusMessage(status: AssistantState['status'], host: string): string {
  switch (status) {
    case 'idle':
      return '';
    case 'loading':
      return translate({
        id: 'assistant.loading',
        message: 'The assistant is loading…',
        description: 'Status of the assistant after a reader asked for it',
      });
    case 'ready':
      return translate({
        id: 'assistant.ready',
        message: 'The assistant is ready.',
        description: 'Status of the assistant once it can be used',
      });
    case 'error':
      return translate(
        {
          id: 'assistant.error',
          message: 'The assistant did not load: {host} did not respond or was blocked. The search works without it.',
          description: 'Status of the assistant when its script cannot be loaded',
        },
        {host},
      );
  }
}

/** Puts the focus on the region when the button that held it goes away. */
function useKeptFocus(status: AssistantState['status']): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (status === 'ready' && document.activeElement === document.body) region.current?.focus({preventScroll: true});
  }, [status]);
  return region;
}

/**
 * Offers the assistant, loads it when the reader asks, and shows the progress; steps aside once the widget draws
 * itself.
 */
export default function AssistantButton({settings}: {settings: AssistantSettings}): ReactNode {
  const assistant = pageAssistant(settings);
  const {status, drawn} = useSyncExternalStore(assistant.subscribe, assistant.getState);
  const region = useKeptFocus(status);
  const origin = useId();
  const {host} = new URL(settings.origin);
  const name = translate({
    id: 'assistant.region',
    message: 'Documentation assistant',
    description: 'Names the region that holds the assistant’s button',
  });
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={status === 'ready' && drawn ? styles.away : styles.widget}
      aria-label={name}
    >
      <p role="status" className={styles.status}>
        {statusMessage(status, host)}
      </p>
      {status !== 'ready' && (
        <button
          type="button"
          className={styles.button}
          aria-describedby={status === 'error' ? undefined : origin}
          aria-disabled={status === 'loading'}
          onClick={assistant.ask}
        >
          {status === 'error' ? (
            <span key="retry">
              <Translate id="assistant.retry" description="Button that loads the assistant again after a failure">
                Retry
              </Translate>
            </span>
          ) : (
            <span key="ask">
              <Translate id="assistant.ask" description="Button that loads the assistant">
                Ask the documentation
              </Translate>
            </span>
          )}
        </button>
      )}
      {(status === 'idle' || status === 'loading') && (
        <span id={origin} className={styles.origin}>
          <Translate
            id="assistant.origin"
            description="Below the assistant’s button: what pressing it does"
            values={{host}}
          >
            {'Loads a script from {host}'}
          </Translate>
        </span>
      )}
    </section>
  );
}
