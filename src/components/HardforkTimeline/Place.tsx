import type {ReactNode} from 'react';
import {formatWhole} from '@site/src/components/GasMeasured/formatSaving';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';
import {countText, genesisText, monthText, otherwiseText, undatedText, whenText} from './texts';
import type {ForkRow, When as WhenData} from './toRows';

/** Where rules begin: what is counted, and the number. */
export function Place({row: {count, height}}: {row: ForkRow}): ReactNode {
  const lang = useInterfaceLanguage();
  if (height === undefined) return genesisText();
  return (
    <>
      {countText(count)} <span className={styles.unbroken}>{formatWhole(height, lang)}</span>
    </>
  );
}

/** A sentence with a day in the gap. */
function withDay(sentence: string, day: ReactNode): ReactNode {
  const [before = '', after = ''] = sentence.split('{day}');
  return (
    <>
      {before}
      {day}
      {after}
    </>
  );
}

/** A day as it is, or what is known of it. */
export function When({when}: {when: WhenData | undefined}): ReactNode {
  const lang = useInterfaceLanguage();
  if (!when) return undatedText();
  const {kind, value, otherwise} = when;
  const inWords = kind === 'expected'; // words of a month may break, the digits of a day may not
  const day = (
    <time dateTime={value} className={inWords ? undefined : styles.unbroken}>
      {inWords ? monthText(value, lang) : value}
    </time>
  );
  return (
    <>
      {withDay(whenText(kind), day)}
      {otherwise !== undefined && (
        <>
          {' '}
          {withDay(
            otherwiseText(),
            <time dateTime={otherwise} className={styles.unbroken}>
              {otherwise}
            </time>,
          )}
        </>
      )}
    </>
  );
}
