import type {ReactNode} from 'react';
import {toRuns} from '../../../console/answer/shownText';
import styles from './message.module.css';

/** A stranger's text as it is, with invisible characters shown as escapes that differ from the text. */
export default function PlainText({text}: {text: string}): ReactNode {
  return toRuns(text).map((run, index) =>
    run.escaped ? (
      <span key={index} className={styles.escape}>
        {run.text}
      </span>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  );
}
