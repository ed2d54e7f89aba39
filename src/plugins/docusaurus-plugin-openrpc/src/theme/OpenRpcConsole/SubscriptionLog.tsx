import {useEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SubscriptionEntry from './SubscriptionEntry';
import {heldText, subscriptionText} from './subscriptionText';
import {isOpen, MAX_EVENTS, type SubscriptionView} from './useSubscription';
import buttons from './controls.module.css';
import styles from './log.module.css';

function Tools({view: {state, pause, resume}}: {view: SubscriptionView}): ReactNode {
  const isPaused = state.kind === 'paused';
  const canToggle = isPaused || state.kind === 'live';
  const toggle = (): void => {
    if (isPaused) resume();
    else if (canToggle) pause();
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={buttons.second} aria-disabled={!canToggle} onClick={toggle}>
        {isPaused ? (
          <span key="resume">
            <Translate id="openrpc.console.sub.resume" description="Button: show the events of a subscription again">
              Resume
            </Translate>
          </span>
        ) : (
          <span key="pause">
            <Translate id="openrpc.console.sub.pause" description="Button: hold back the events of a subscription">
              Pause
            </Translate>
          </span>
        )}
      </button>
    </div>
  );
}

/**
 * A subscription's events, the newest first, with what can be done with it; changes of its state are announced, events
 * are not.
 */
export default function SubscriptionLog({
  view,
  announce,
}: {
  view: SubscriptionView;
  announce: (text: string) => void;
}): ReactNode {
  const {state, events, count} = view;
  const text = subscriptionText(state);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [announce, text]);
  if (!isOpen(state) && count === 0) return null;
  return (
    <div className={styles.log}>
      {text !== '' && (
        <p className={styles.state}>
          <span key={text}>{text}</span> {state.kind === 'paused' && <span>{heldText(state)}</span>}
        </p>
      )}
      {isOpen(state) && <Tools view={view} />}
      <p className={styles.count}>
        {count > MAX_EVENTS ? (
          <span key="countShown">
            <Translate
              id="openrpc.console.sub.countShown"
              description="Above the list of a subscription's events, of which some are not shown any more"
              values={{count: String(count), shown: String(MAX_EVENTS)}}
            >
              {'Events: {count}. The newest {shown} are shown.'}
            </Translate>
          </span>
        ) : (
          <span key="count">
            <Translate
              id="openrpc.console.sub.count"
              description="Above the list of a subscription's events"
              values={{count: String(count)}}
            >
              {'Events: {count}, the newest first.'}
            </Translate>
          </span>
        )}
      </p>
      <div
        className={styles.events}
        role="log"
        aria-live="off"
        aria-label={translate({
          id: 'openrpc.console.sub.events',
          message: 'Events',
          description: 'Label of the list of a subscription’s events',
        })}
      >
        <ol>
          {events.map((event) => (
            <SubscriptionEntry key={event.number} event={event} />
          ))}
        </ol>
      </div>
    </div>
  );
}
