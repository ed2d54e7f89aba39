import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** In the bar of a block that ran with other versions than its page: a tick that opens them, without scripts too. */
export default function OtherVersions({versions, lang}: {versions: string; lang: string | undefined}): ReactNode {
  const id = useId();
  return (
    <span className={styles.tested} lang={lang} data-search-ignore>
      <button
        type="button"
        className={styles.tick}
        popoverTarget={id}
        aria-label={translate({
          id: 'codeBlock.otherVersions',
          message: 'Versions of this block',
          description: 'Name of the tick in the bar of a code block that ran with other versions than the page',
        })}
      >
        <span aria-hidden>✓</span>
      </button>
      <span id={id} popover="auto" className={styles.versions}>
        <Translate
          id="codeBlock.testedWith"
          values={{versions}}
          description="Opens in the bar of a code block from a sample that ran with other versions than the rest of the page: these versions"
        >
          {'Tested with {versions}'}
        </Translate>
      </span>
    </span>
  );
}
