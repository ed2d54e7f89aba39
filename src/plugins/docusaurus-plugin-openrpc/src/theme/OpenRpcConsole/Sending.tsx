import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {withEscapes} from '../../console/answer/shownText';
import controls from './controls.module.css';
import styles from './sending.module.css';

const TICK_MS = 100;

/** The time since a call was sent, in seconds with one digit behind the point; counts while it is shown. */
function useSeconds(since: number): string {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (Math.max(0, now - since) / 1000).toFixed(1);
}

/** A new block beside the chain, not yet referred to by another: what a call is until its answer comes. */
function WaitingBlock(): ReactNode {
  return (
    <svg className={styles.graph} viewBox="0 0 120 32" width="120" height="32" aria-hidden="true">
      <path className={styles.chain} d="M9 16H79" />
      <path className={styles.edge} d="M35 16L57 6L79 16" />
      <rect className={styles.block} x="3" y="10" width="12" height="12" />
      <rect className={styles.block} x="29" y="10" width="12" height="12" />
      <rect className={styles.side} x="53" y="2" width="8" height="8" />
      <rect className={styles.block} x="73" y="10" width="12" height="12" />
      <path className={styles.coming} d="M103 16H85" />
      <rect className={styles.tip} x="103" y="10.75" width="10.5" height="10.5" />
    </svg>
  );
}

interface SendingProps {
  since: number;
  /** Where the call went. */
  address: string;
  onCancel: () => void;
  /** The id of what gets the focus where Cancel had it, which goes with the wait. */
  returnTo: string;
}

/** Shown while a call is on its way: the block that waits, where the call went, for how long, and the way to stop. */
export default function Sending({since, address, onCancel, returnTo}: SendingProps): ReactNode {
  const seconds = useSeconds(since);
  const isOnCancel = useRef(false);
  useEffect(
    () => () => {
      if (isOnCancel.current) document.getElementById(returnTo)?.focus({preventScroll: true});
    },
    [returnTo],
  );
  return (
    <div className={styles.sending}>
      <WaitingBlock />
      <p>
        <Translate
          id="openrpc.console.waiting"
          description="Shown while a request is on its way"
          values={{address: <span className={styles.address}>{withEscapes(address)}</span>}}
        >
          {'Waiting for {address}'}
        </Translate>{' '}
        <span className={styles.seconds}>{seconds} s</span>
      </p>
      <button
        type="button"
        className={controls.second}
        onClick={onCancel}
        onFocus={() => (isOnCancel.current = true)}
        onBlur={() => (isOnCancel.current = false)}
      >
        <Translate id="openrpc.console.cancel" description="Button: stop waiting for an answer">
          Cancel
        </Translate>
      </button>
    </div>
  );
}
