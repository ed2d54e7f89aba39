import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {RpcMethod} from '../../reference';
import {sectionTitles, type SectionId} from './sectionTitles';
import styles from './contents.module.css';

/** The sections that a method's page has, in their order. */
function sectionsOf({notifications, errors, examples}: RpcMethod): SectionId[] {
  return [
    'parameters',
    'console',
    'result',
    ...(notifications?.length ? (['notifications'] as const) : []),
    ...(errors.length > 0 ? (['errors'] as const) : []),
    ...(examples.length > 0 ? (['examples'] as const) : []),
  ];
}

/**
 * The page's sections as one line of links, which needs no scripts and no third column; the section being read is
 * marked.
 */
export default function Contents({method}: {method: RpcMethod}): ReactNode {
  const titles = sectionTitles();
  return (
    <nav
      className={styles.contents}
      aria-label={translate({
        id: 'openrpc.contents',
        message: 'On this page',
        description: 'Label of the links to the sections of a method page',
      })}
      data-search-ignore
    >
      <TOCItems
        toc={sectionsOf(method).map((id) => ({id, value: titles[id], level: 2}))}
        className={styles.list}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
