import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {formatCount} from '../../../console/answer/measures';
import type {Search} from './useSearch';
import styles from './tools.module.css';

function countText({pattern, matches: {pointers, complete}, at}: Search, locale: string): string {
  if (!pattern) return '';
  if (pointers.length === 0)
    return translate({
      id: 'openrpc.console.answer.search.none',
      message: 'No match',
      description: 'Search in an answer',
    });
  const values = {at: formatCount(at + 1, locale), count: formatCount(pointers.length, locale)};
  return complete
    ? translate(
        {id: 'openrpc.console.answer.search.count', message: '{at} of {count}', description: 'Which match of how many'},
        values,
      )
    : translate(
        {
          id: 'openrpc.console.answer.search.countMore',
          message: '{at} of more than {count}',
          description: 'Which match of how many',
        },
        values,
      );
}

/** Searches an answer: counts the places, and leads from one to the next. */
export default function SearchField({search, locale}: {search: Search; locale: string}): ReactNode {
  const label = translate({
    id: 'openrpc.console.answer.search',
    message: 'Search the response',
    description: 'Name of a search field',
  });
  const none = search.matches.pointers.length === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className={styles.search}>
      <input
        type="search"
        className={styles.field}
        value={search.query}
        maxLength={200}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.tool}
        disabled={none}
        aria-label={translate({
          id: 'openrpc.console.answer.search.previous',
          message: 'Previous match',
          description: 'Button',
        })}
        onClick={() => search.step(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={none}
        aria-label={translate({id: 'openrpc.console.answer.search.next', message: 'Next match', description: 'Button'})}
        onClick={() => search.step(1)}
      >
        ↓
      </button>
      <span role="status" className={styles.count}>
        {countText(search, locale)}
      </span>
    </div>
  );
}
