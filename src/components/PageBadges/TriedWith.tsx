import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** So many versions are in the line; the others open behind their count. */
const SHOWN = 2;

/** Versions with commas between them; a line breaks between two, not inside one. */
function Versions({versions}: {versions: readonly string[]}): ReactNode {
  return versions.map((version, index) => (
    <Fragment key={version}>
      {index > 0 && ', '}
      <span className={styles.version}>{version}</span>
    </Fragment>
  ));
}

/** What the code of a page ran with: the first two products with their versions, the others behind “+2”. */
export default function TriedWith({versions}: {versions: readonly string[]}): ReactNode {
  const more = versions.slice(SHOWN);
  return (
    <li>
      <Translate
        id="page.triedWith"
        description="Badge under a page's title: products and packages, each with the version that the page's code ran with"
        values={{versions: <Versions versions={versions.slice(0, SHOWN)} />}}
      >
        {'Tried with {versions}'}
      </Translate>
      {more.length > 0 && (
        <>
          {' '}
          <details className={styles.more}>
            <summary
              aria-label={translate(
                {
                  id: 'page.triedWith.more',
                  message: '{count} more versions',
                  description: 'Name of the “+2” in the badges under a page title, which opens the versions left out',
                },
                {count: String(more.length)},
              )}
            >
              {`+${String(more.length)}`}
            </summary>
            <Versions versions={more} />
          </details>
        </>
      )}
    </li>
  );
}
