import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {countEntries, hasEntries} from '../../../console/answer/entries';
import {splitMatches} from '../../../console/answer/findMatches';
import {formatCount} from '../../../console/answer/measures';
import {sliceText, withEscapes} from '../../../console/answer/shownText';
import {isRounded, toShownValue} from '../../../console/answer/shownValue';
import {tellingForms} from '../../../console/answer/tellingForms';
import {CUT_AT, type ValueRow} from '../../../console/answer/toRows';
import type {DecodedForm} from '../../../console/model';
import {formText} from './formText';
import styles from './tree.module.css';

const MAX_KEY = 200;
const PREVIEWED = 4;

function Marked({text, pattern}: {text: string; pattern: RegExp | undefined}): ReactNode {
  return splitMatches(text, pattern).map((run, index) =>
    run.match ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
  );
}

/** What a list or an object is, with the names of a folded object's first fields. */
function Inside({value, row, locale}: {value: object; row: ValueRow; locale: string}): ReactNode {
  const total = countEntries(value);
  const [left, right] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const names = row.slice || Array.isArray(value) ? [] : Object.keys(value).slice(0, PREVIEWED);
  return (
    <>
      <span className={styles.punctuation}>{left + (total > 0 ? formatCount(total, locale) : '') + right}</span>
      {names.length > 0 && (
        <span className={styles.quiet}>
          {' '}
          {names.map((name) => withEscapes(sliceText(name, 0, 24))).join(', ') + (total > names.length ? ', …' : '')}
        </span>
      )}
      {total > 0 && !row.foldable && (
        <span className={styles.quiet}>
          {' '}
          <Translate
            id="openrpc.console.answer.tooDeep"
            description="On a value of an answer that is nested too deep for the tree"
          >
            nested deeper than is shown here; see it as it came
          </Translate>
        </span>
      )}
    </>
  );
}

/** A plain value as JSON; of a long text a part, with its length. */
function Literal({row, pattern, locale}: {row: ValueRow; pattern: RegExp | undefined; locale: string}): ReactNode {
  const {value} = row;
  const {literal, cutBefore, cutAfter} = toShownValue(row, pattern);
  return (
    <>
      {isRounded(value) && <span className={styles.quiet}>≈ </span>}
      {cutBefore && <span className={styles.quiet}>… </span>}
      <span className={clsx(styles.value, value === null ? styles.null : styles[typeof value])}>
        <Marked text={literal} pattern={pattern} />
      </span>
      {cutAfter && <span className={styles.quiet}> …</span>}
      {typeof value === 'string' && value.length > CUT_AT && (
        <span className={styles.quiet}>
          {' '}
          <Translate
            id="openrpc.console.answer.characters"
            description="After a long text of an answer: its length"
            values={{count: formatCount(value.length, locale)}}
          >
            {'{count} characters'}
          </Translate>
        </span>
      )}
    </>
  );
}

interface Props {
  row: ValueRow;
  whole: string;
  pattern: RegExp | undefined;
  forms: readonly DecodedForm[];
  locale: string;
}

/** The content of a line with a value: its name, the value as JSON, and, less prominently, its other forms. */
export default function RowContent({row, whole, pattern, forms, locale}: Props): ReactNode {
  const {key, value} = row;
  return (
    <>
      <span
        className={clsx(styles.twisty, row.foldable && (row.slice ? styles.open : styles.folded))}
        data-twisty
        aria-hidden="true"
      />
      <span className={clsx(styles.key, typeof key !== 'string' && styles.index)}>
        {typeof key === 'string' ? (
          <Marked text={withEscapes(sliceText(key, 0, MAX_KEY))} pattern={pattern} />
        ) : (
          <span>{key ?? whole}</span>
        )}
      </span>
      <span className={styles.punctuation}>: </span>
      {hasEntries(value) ? (
        <Inside value={value} row={row} locale={locale} />
      ) : (
        <Literal row={row} pattern={pattern} locale={locale} />
      )}
      {tellingForms(forms).map((form, index) => (
        <Fragment key={index}>
          {' '}
          <span className={styles.form}>{withEscapes(formText(form))}</span>
        </Fragment>
      ))}
    </>
  );
}
