import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {Highlighted} from '@site/src/components/SearchParts/Highlighted';
import {PageRow, rowIds} from '@site/src/components/SearchParts/PageRow';
import {opensElsewhere} from '@site/src/search/opensElsewhere';
import type {DialogOption} from '@site/src/search/options';
import type {Palette} from './usePalette';
import styles from './results.module.css';

interface Props {
  id: string;
  option: DialogOption;
  index: number;
  palette: Palette;
}

function ConsoleHint(): ReactNode {
  return (
    <Translate id="search.console" description="Beside an RPC method in the search: opening it also opens its console">
      opens the console
    </Translate>
  );
}

/** The content of an option; the part with the label's id is its accessible name. */
function OptionContent({id, option}: Pick<Props, 'id' | 'option'>): ReactNode {
  const ids = rowIds(id);
  switch (option.type) {
    case 'page':
    case 'nearest': {
      const {title, kind, space, trail, sentence} = option.page;
      const isCode = kind === 'method';
      return (
        <PageRow
          id={id}
          title={title}
          isCode={isCode}
          space={space}
          trail={trail}
          sentence={sentence}
          hint={isCode && <ConsoleHint />}
        />
      );
    }
    case 'recent': {
      const {title, kind, space} = option.page;
      const isCode = kind === 'method';
      return (
        <PageRow
          id={id}
          title={[{text: title, marked: false}]}
          isCode={isCode}
          space={space}
          hint={isCode && <ConsoleHint />}
        />
      );
    }
    case 'section':
      return (
        <span key="section" id={ids.name} className={styles.line}>
          <Highlighted segments={option.section.title} />
        </span>
      );
    case 'query':
      return (
        <span key="query" id={ids.name} className={styles.line}>
          {option.query}
        </span>
      );
    case 'all':
      return (
        <span key="all" id={ids.name} className={styles.line}>
          <Translate
            id="search.all"
            description="Last option of the search: leads to the page with all results"
            values={{count: option.count}}
          >
            {'All {count} pages'}
          </Translate>
        </span>
      );
  }
}

const hasTrail = (option: DialogOption): boolean =>
  (option.type === 'page' || option.type === 'nearest') && option.page.trail.length > 0;

/** One line of the list: an option that is a link as well, so that the browser's own ways of opening one work. */
export function SearchOption({id, option, index, palette}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = index === palette.state.active;
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);
  const onClick = (event: MouseEvent): void => {
    if (opensElsewhere(event)) {
      palette.remember(option);
      return;
    }
    event.preventDefault();
    palette.open(option);
  };
  const ids = rowIds(id);
  return (
    // A Link would fetch the code of every page listed, and put the language's prefix on an address that has it.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      ref={link}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-labelledby={ids.name}
      aria-describedby={hasTrail(option) ? ids.trail : undefined}
      tabIndex={-1}
      href={option.address}
      className={clsx(styles.option, styles[option.type])}
      onClick={onClick}
      onPointerMove={isActive ? undefined : () => palette.moveTo(index)}
    >
      <OptionContent id={id} option={option} />
    </a>
  );
}
