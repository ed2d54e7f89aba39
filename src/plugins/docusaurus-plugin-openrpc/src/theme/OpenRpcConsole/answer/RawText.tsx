import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {formatCount} from '../../../console/answer/measures';
import {sliceText} from '../../../console/answer/shownText';
import {CHARACTERS, firstSlice} from '../../../console/answer/slices';
import CopyButton from './CopyButton';
import PlainText from './PlainText';
import styles from './detail.module.css';
import tools from './tools.module.css';

/** An answer as it came, a slice at a time; the copy is exact. */
export default function RawText({text, locale}: {text: string; locale: string}): ReactNode {
  const title = useId();
  const [end, setEnd] = useState(firstSlice(text.length, CHARACTERS).to);
  const step = Math.min(CHARACTERS.step, text.length - end);
  return (
    <div className={styles.raw}>
      <div className={styles.rawHead}>
        <span id={title}>
          <Translate id="openrpc.console.answer.raw" description="Above the text of an answer without any change">
            The response as received
          </Translate>
        </span>
        <CopyButton text={() => text}>
          <Translate id="openrpc.console.answer.copy" description="Copies what stands beside or below">
            Copy
          </Translate>
        </CopyButton>
      </div>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.rawText} role="group" tabIndex={0} aria-labelledby={title}>
        <PlainText text={sliceText(text, 0, end)} />
      </pre>
      {step > 0 && (
        <button type="button" className={tools.tool} onClick={() => setEnd(end + step)}>
          <Translate
            id="openrpc.console.answer.raw.more"
            description="Shows more of a long text"
            values={{step: formatCount(step, locale), rest: formatCount(text.length - end, locale)}}
          >
            {'Show {step} more of {rest} characters'}
          </Translate>
        </button>
      )}
    </div>
  );
}
