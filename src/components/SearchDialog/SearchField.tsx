import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import styles from './styles.module.css';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  query: string;
  /** The list that the arrow keys walk, and the current option; undefined while there is no list. */
  list: {id: string; active: string} | undefined;
  onType: (query: string) => void;
  onCompose: (composing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of the search: a combobox that keeps the focus while the arrow keys walk its list. */
export function SearchField({ref, name, query, list, onType, onCompose, onKeyDown}: Props): ReactNode {
  return (
    <input
      ref={ref}
      type="text"
      role="combobox"
      aria-label={name}
      aria-autocomplete="list"
      aria-expanded={list !== undefined}
      aria-controls={list?.id}
      aria-activedescendant={list?.active}
      className={styles.input}
      placeholder={name}
      value={query}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      onChange={(event) => {
        onType(event.target.value);
      }}
      onCompositionStart={() => {
        onCompose(true);
      }}
      onCompositionEnd={() => {
        onCompose(false);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
