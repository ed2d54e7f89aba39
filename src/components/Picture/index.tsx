import clsx from 'clsx';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The reader's language, because a page may be in another one. */
  lang: string;
  /** What to see in the picture, in one or two sentences. */
  caption: string;
  /** All that the picture says, as a list or table, for readers who can't see it or look for a number. */
  words: ReactNode;
  /** As wide as code and tables, instead of as wide as text. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * The frame of each picture of the kit: the drawing, its caption, and the same in words. What is in the drawing hides
 * itself from screen readers, or is a control. The parts of the kit are in this folder's README.
 */
export default function Picture({lang, caption, words, isWide = false, children}: Props): ReactNode {
  return (
    <figure lang={lang} className={clsx(styles.figure, isWide && styles.wide)}>
      <div className={styles.drawing}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.words}>
        <summary>
          <Translate id="picture.words" description="Opens the text that says the same as the picture above it">
            The picture in words
          </Translate>
        </summary>
        {words}
      </details>
    </figure>
  );
}
