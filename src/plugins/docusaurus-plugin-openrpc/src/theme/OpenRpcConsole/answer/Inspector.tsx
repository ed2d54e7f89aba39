import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {sliceText, withEscapes} from '../../../console/answer/shownText';
import {isRounded} from '../../../console/answer/shownValue';
import {toExpression} from '../../../console/answer/toPointer';
import type {ValueRow} from '../../../console/answer/toRows';
import type {DecodedForm} from '../../../console/model';
import CopyButton from './CopyButton';
import PlainText from './PlainText';
import {copyText, type Source} from './copyText';
import {formName, formText} from './formText';
import styles from './detail.module.css';

const MAX_SHOWN = 300;

function cut(text: string): string {
  return text.length > MAX_SHOWN ? `${sliceText(text, 0, MAX_SHOWN)}…` : text;
}

/** The place that the tree is on and its other forms, each to be copied; the whole is copied by the tools above. */
export default function Inspector({
  whole,
  source,
  row,
  forms,
}: {
  whole: string;
  source: Source;
  row: ValueRow;
  forms: readonly DecodedForm[];
}): ReactNode {
  if (row.pointer === '' && forms.length === 0 && !isRounded(row.value)) return null;
  const path = toExpression(whole, row.pointer);
  return (
    <div
      role="group"
      className={styles.inspector}
      aria-label={translate({
        id: 'openrpc.console.answer.selected',
        message: 'Selected value',
        description: 'Name of the part on the value that the tree is on',
      })}
    >
      {row.pointer !== '' && (
        <div className={styles.path}>
          <code>{withEscapes(cut(path))}</code>
          <CopyButton text={() => path}>
            <Translate
              id="openrpc.console.answer.copyPath"
              description="Button: copies where a value stands, such as result.logs[0].data"
            >
              Copy path
            </Translate>
          </CopyButton>
          <CopyButton text={() => copyText(row.value, source)}>
            <Translate id="openrpc.console.answer.copyValue" description="Button">
              Copy value
            </Translate>
          </CopyButton>
        </div>
      )}
      {isRounded(row.value) && (
        <p>
          <Translate id="openrpc.console.answer.rounded" description="On a number with too many digits">
            This number has more digits than a browser keeps: read it in the response as received, or copy it.
          </Translate>
        </p>
      )}
      {forms.map((form, index) => (
        <div key={index} className={styles.formLine}>
          <span className={styles.formName}>{formName(form)}</span>
          <span className={styles.formText}>
            <PlainText text={cut(formText(form))} />
          </span>
          <CopyButton text={() => form.text}>
            <Translate id="openrpc.console.answer.copy" description="Copies what stands beside or below">
              Copy
            </Translate>
          </CopyButton>
        </div>
      ))}
    </div>
  );
}
