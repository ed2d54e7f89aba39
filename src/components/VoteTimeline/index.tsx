import type {ReactNode} from 'react';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import clsx from 'clsx';
import styles from './styles.module.css';
import {leadText, lineTexts, spanText, stateText, stepsOf} from './texts';
import {timesOfVote, toLines, toSpans, type Part, type State} from './toStages';

const DRAWN = toLines();
const STATES: readonly State[] = ['queue', 'locked', 'rest', 'unlocking'];
const WEEK = 7;
const share = (days: number): string => `${((days / DRAWN.days) * 100).toFixed(2)}%`;

function Line({name, parts}: {name: string; parts: readonly Part[]}): ReactNode {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track}>
        {parts.map(({state, from, to}) => (
          <span
            key={state}
            className={clsx(styles.part, styles[state])}
            style={{insetInlineStart: share(from), inlineSize: share(to - from)}}
          />
        ))}
      </span>
    </div>
  );
}

/** Two votes drawn to scale; the list below it has the same in words, so a screen reader skips it. */
function Drawing(): ReactNode {
  const lang = useInterfaceLanguage();
  const {early, late} = lineTexts();
  return (
    <div className={styles.drawing} aria-hidden="true">
      <Line name={early} parts={DRAWN.early} />
      <Line name={late} parts={DRAWN.late} />
      <div className={styles.line}>
        <span />
        <span className={styles.scale}>
          {Array.from({length: Math.ceil(DRAWN.days / WEEK)}, (_, week) => (
            <span key={week} className={styles.tick} style={{insetInlineStart: share(week * WEEK)}}>
              {spanText([{amount: week * WEEK, unit: 'day'}], lang)}
            </span>
          ))}
        </span>
      </div>
      <ul className={styles.legend}>
        {STATES.map((state) => (
          <li key={state}>
            <span className={clsx(styles.key, styles[state])} /> {stateText(state)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A vote of the PoS chain from its registration to the withdrawal, with the times from the facts `pos.*`: a drawing to
 * scale and an ordered list. In MDX:
 *
 *     import VoteTimeline from '@site/src/components/VoteTimeline';
 *
 *     <VoteTimeline />
 */
export default function VoteTimeline(): ReactNode {
  const lang = useInterfaceLanguage();
  const minutes = timesOfVote();
  const textOf = (time: number): string => spanText(toSpans(time), lang);
  const steps = stepsOf({
    opens: textOf(minutes.opens),
    closes: textOf(minutes.closes),
    seat: textOf(minutes.seat),
    lock: textOf(minutes.lock),
    unlock: textOf(minutes.unlock),
    earliest: textOf(minutes.earliest),
  });
  return (
    <div lang={lang}>
      <Drawing />
      <ol className={styles.steps}>
        {steps.map(({when, what}) => (
          <li key={when}>
            <strong>{leadText(when)}</strong>
            {what}{' '}
          </li>
        ))}
      </ol>
    </div>
  );
}
