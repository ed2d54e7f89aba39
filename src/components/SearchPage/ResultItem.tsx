import {useId, type MouseEvent, type ReactNode} from 'react';
import {Highlighted} from '@site/src/components/SearchParts/Highlighted';
import {PageRow, rowIds} from '@site/src/components/SearchParts/PageRow';
import {opensElsewhere} from '@site/src/search/opensElsewhere';
import type {SearchPage} from '@site/src/search/results';
import styles from './styles.module.css';

interface Props {
  page: SearchPage;
  /** Called when a link of the page is followed, with its address where it opens in the place of this page. */
  onFollow: (page: SearchPage, address: string | undefined) => void;
}

/** One page of the results with the sections that answer, as links. */
export function ResultItem({page, onFollow}: Props): ReactNode {
  const id = useId();
  const ids = rowIds(id);
  const {address, title, kind, space, trail, sentence, sections} = page;
  const follow = (target: string) => (event: MouseEvent) => {
    const isElsewhere = opensElsewhere(event);
    if (!isElsewhere) event.preventDefault();
    onFollow(page, isElsewhere ? undefined : target);
  };
  const described = [trail.length > 0 && ids.trail, sentence && ids.sentence].filter(Boolean).join(' ');
  /* Links would fetch the code of every page listed, and put the language's prefix on addresses that have it. */
  /* eslint-disable @docusaurus/no-html-links */
  return (
    <li>
      <a
        href={address}
        className={styles.page}
        aria-labelledby={ids.name}
        aria-describedby={described || undefined}
        onClick={follow(address)}
      >
        <PageRow id={id} title={title} isCode={kind === 'method'} space={space} trail={trail} sentence={sentence} />
      </a>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.address}>
              <a href={section.address} onClick={follow(section.address)}>
                <Highlighted segments={section.title} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
  /* eslint-enable @docusaurus/no-html-links */
}
