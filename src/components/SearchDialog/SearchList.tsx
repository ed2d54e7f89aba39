import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {rowIds} from '@site/src/components/SearchParts/PageRow';
import type {DialogOption} from '@site/src/search/options';
import {SearchOption} from './SearchOption';
import type {Palette} from './usePalette';
import styles from './results.module.css';

/** Options that belong together: a page with its sections, or all of a kind. */
interface Group {
  type: DialogOption['type'];
  first: number;
  options: DialogOption[];
}

function toGroups(options: readonly DialogOption[]): Group[] {
  const groups: Group[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && (option.type === 'section' || (option.type !== 'page' && option.type === last.type)))
      last.options.push(option);
    else groups.push({type: option.type, first: index, options: [option]});
  });
  return groups;
}

/** The visible heading of a group; a page is the heading of its own sections. */
function GroupHeading({type}: Pick<Group, 'type'>): ReactNode {
  switch (type) {
    case 'recent':
      return (
        <span key="pages">
          <Translate id="search.recent.pages" description="Heading of the pages that were opened from the search">
            Opened recently
          </Translate>
        </span>
      );
    case 'query':
      return (
        <span key="queries">
          <Translate id="search.recent.queries" description="Heading of the queries that led to a page">
            Searched recently
          </Translate>
        </span>
      );
    case 'nearest':
      return (
        <span key="nearest">
          <Translate
            id="search.nearest"
            description="Heading of the page that comes nearest to a query that no page answers"
          >
            Nearest page
          </Translate>
        </span>
      );
    default:
      return null;
  }
}

function OptionGroup({group: {type, first, options}, palette}: {group: Group; palette: Palette}): ReactNode {
  const id = palette.optionId(first);
  const lines = options.map((option, offset) => (
    <SearchOption
      key={option.address}
      id={palette.optionId(first + offset)}
      option={option}
      index={first + offset}
      palette={palette}
    />
  ));
  if (type === 'all') return lines;
  const isHeaded = type !== 'page';
  const heading = `${id}-heading`;
  return (
    <div role="group" aria-labelledby={isHeaded ? heading : rowIds(id).name} className={styles.group}>
      {isHeaded && (
        <span id={heading} className={styles.heading}>
          <GroupHeading type={type} />
        </span>
      )}
      {lines}
    </div>
  );
}

/** The list that the arrow keys of the field walk. */
export function SearchList({palette}: {palette: Palette}): ReactNode {
  const isIdle = palette.state.phase === 'idle';
  const name = isIdle
    ? translate({
        id: 'search.recent',
        message: 'Recent',
        description: 'Names the list of pages and queries that the search remembers',
      })
    : translate({id: 'search.results', message: 'Search results', description: 'Names the list of search results'});
  return (
    <div id={palette.id} role="listbox" tabIndex={-1} aria-label={name} className={styles.list}>
      {toGroups(palette.options).map((group) => (
        <OptionGroup key={`${group.type} ${group.options[0]?.address ?? ''}`} group={group} palette={palette} />
      ))}
    </div>
  );
}
