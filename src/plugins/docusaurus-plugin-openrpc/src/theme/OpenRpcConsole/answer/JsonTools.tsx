import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CopyButton from './CopyButton';
import SearchField from './SearchField';
import {saveJson} from './saveJson';
import type {Search} from './useSearch';
import styles from './tools.module.css';

/** How an answer is shown: with other forms of its values, or as it came. */
export interface Shown {
  decoded: boolean;
  raw: boolean;
}

interface Props {
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** Undefined if there is too little to search. */
  search: Search | undefined;
  /** The text to copy, generated on request. */
  copied: () => string;
  /** The answer as it came, and the name that it is saved by. */
  text: string;
  name: string;
  locale: string;
}

/** What can be done with an answer: search, show other forms or the text as it came, copy and save. */
export default function JsonTools({shown, onShown, search, copied, text, name, locale}: Props): ReactNode {
  return (
    <div className={styles.tools}>
      {!shown.raw && search && <SearchField search={search} locale={locale} />}
      {!shown.raw && (
        <button
          type="button"
          className={styles.tool}
          aria-pressed={shown.decoded}
          onClick={() => onShown({...shown, decoded: !shown.decoded})}
        >
          <Translate
            id="openrpc.console.answer.decoded"
            description="Button that shows values in other forms, such as hex as decimal"
          >
            Decoded
          </Translate>
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={shown.raw}
        onClick={() => onShown({...shown, raw: !shown.raw})}
      >
        <Translate
          id="openrpc.console.answer.asItCame"
          description="Button that shows the text of an answer without any change"
        >
          Raw
        </Translate>
      </button>
      {!shown.raw && (
        <CopyButton text={copied}>
          <Translate id="openrpc.console.answer.copy" description="Copies what stands beside or below">
            Copy
          </Translate>
        </CopyButton>
      )}
      <button type="button" className={styles.tool} onClick={() => saveJson(text, name)}>
        <Translate id="openrpc.console.answer.download" description="Saves an answer as a file">
          Download
        </Translate>
      </button>
    </div>
  );
}
