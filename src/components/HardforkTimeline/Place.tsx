import type {ReactNode} from 'react';
import {formatWhole} from '@site/src/components/GasMeasured/formatSaving';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './place.module.css';
import {countText, genesisText, otherwiseText, undatedText, whenText} from './texts';
import type {ForkRow, When as WhenData} from './toRows';

/** Where rules begin: what is counted, and the number. */
export function Place({row: {count, height}}: {row: ForkRow}): ReactNode {
  const lang = useInterfaceLanguage();
  if (height === undefined) return <span key="genesis">{genesisText()}</span>;
  return (
    <span key="height">
      {countText(count)} <span className={styles.unbroken}>{formatWhole(height, lang)}</span>
    </span>
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
  if (!when) return <span>{undatedText()}</span>;
  const {kind, value, otherwise} = when;
  const day = (
    <time dateTime={value} className={styles.unbroken}>
      {value}
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
