import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchPage} from '@site/src/search/results';
import {optionsOf} from '@site/src/search/searchState';
import {SearchOption, titleId} from './SearchOption';
import {SpaceBadge} from './SpaceBadge';
import styles from './results.module.css';

interface Props {
  id: string;
  pages: SearchPage[];
  active: number;
  optionId: (index: number) => string;
  onOpen: (address: string) => void;
  onPoint: (index: number) => void;
}

/** The list of pages, each a group of its own with the sections that answer the query. */
export function SearchResults({id, pages, active, optionId, onOpen, onPoint}: Props): ReactNode {
  const groups = pages.map((page, index) => ({page, first: optionsOf(pages.slice(0, index)).length}));
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={translate({id: 'search.results', message: 'Search results', description: 'Names the list of search results'})}
      className={styles.list}
    >
      {groups.map(({page, first}) => (
        <div key={page.address} role="group" aria-labelledby={titleId(optionId(first))} className={styles.group}>
          {[page, ...page.sections].map((section, offset) => {
            const index = first + offset;
            return (
              <SearchOption
                key={section.address}
                id={optionId(index)}
                section={section}
                active={index === active}
                className={offset === 0 ? styles.page : styles.section}
                badge={offset === 0 && page.space && <SpaceBadge space={page.space} />}
                onOpen={onOpen}
                onPoint={() => {
                  onPoint(index);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
