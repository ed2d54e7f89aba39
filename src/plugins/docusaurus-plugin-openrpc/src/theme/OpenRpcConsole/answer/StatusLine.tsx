import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {byteLength, formatBytes, formatTime} from '../../../console/answer/measures';
import {withEscapes} from '../../../console/answer/shownText';
import type {SendOutcome} from '../../../outcome';
import {outcomeName} from './outcomeName';
import styles from './answer.module.css';

/** What an answer is in a few words: its outcome, how long it took, how large it is and who gave it. */
export default function StatusLine({
  outcome,
  endpoint,
  locale,
}: {
  outcome: SendOutcome;
  endpoint: string;
  locale: string;
}): ReactNode {
  const text = 'text' in outcome ? outcome.text : undefined;
  const size = useMemo(() => (text === undefined ? undefined : formatBytes(byteLength(text), locale)), [text, locale]);
  const tone =
    outcome.kind === 'result'
      ? styles.good
      : outcome.kind === 'aborted' || outcome.kind === 'not-sent'
        ? undefined
        : styles.bad;
  return (
    <p className={styles.status}>
      <strong className={clsx(styles.outcome, tone)}>{outcomeName(outcome)}</strong>
      <span>{formatTime(outcome.elapsedMs, locale)}</span>
      {size !== undefined && <span>{size}</span>}
      <span className={styles.endpoint}>{withEscapes(endpoint)}</span>
    </p>
  );
}
