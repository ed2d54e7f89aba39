import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {formatCount} from '../../../console/answer/measures';
import {sliceText} from '../../../console/answer/shownText';
import {toExpression} from '../../../console/answer/toPointer';
import type {Breach} from '../../../console/model';
import PlainText from './PlainText';
import styles from './answer.module.css';
import tools from './tools.module.css';

const STEP = 20;
const MAX_NAME = 200;

interface Props {
  breaches: readonly Breach[];
  /** Leads to a place in the result. */
  onJump: (pointer: string) => void;
  locale: string;
}

function nameOf(pointer: string): string {
  const name = toExpression('result', pointer);
  return name.length > MAX_NAME ? `${sliceText(name, 0, MAX_NAME)}…` : name;
}

/** How a result breaks its schema: each place, which leads there, and the rule. */
export default function SchemaBreaches({breaches, onJump, locale}: Props): ReactNode {
  const title = useId();
  const [end, setEnd] = useState(STEP);
  return (
    <div className={styles.breaches} role="group" aria-labelledby={title}>
      <p id={title} className={styles.bad}>
        <Translate
          id="openrpc.console.answer.schema.breaches"
          description="Above the list of places where a result breaks the schema"
          values={{count: formatCount(breaches.length, locale)}}
        >
          {'Differs from the result’s schema ({count}):'}
        </Translate>
      </p>
      <ul>
        {breaches.slice(0, end).map(({pointer, keyword, rule}, index) => (
          <li key={index}>
            <button type="button" className={styles.jump} onClick={() => onJump(pointer)}>
              <PlainText text={nameOf(pointer)} />
            </button>{' '}
            <code>{keyword}</code>: <PlainText text={sliceText(rule, 0, MAX_NAME)} />
          </li>
        ))}
      </ul>
      {end < breaches.length && (
        <button type="button" className={tools.tool} onClick={() => setEnd(end + STEP)}>
          <Translate id="openrpc.console.answer.schema.more" description="Shows more of the list of places">
            Show more
          </Translate>
        </button>
      )}
    </div>
  );
}
