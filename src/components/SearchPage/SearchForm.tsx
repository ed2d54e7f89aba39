import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  query: string;
  onType: (query: string) => void;
  onCompose: (composing: boolean) => void;
  onSubmit: () => void;
}

/** The field of the search page; the results follow its text, so sending the form only settles the address. */
export function SearchForm({query, onType, onCompose, onSubmit}: Props): ReactNode {
  const name = translate({
    id: 'search.dialog',
    message: 'Search the documentation',
    description: 'Names the search dialog and its field',
  });
  return (
    <form
      role="search"
      action={useBaseUrl('/search')}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        type="search"
        name="q"
        aria-label={name}
        placeholder={name}
        className={styles.input}
        value={query}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
    </form>
  );
}
