import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {sourceLink, type PageFacts} from '@site/src/content/pageFacts';
import PageTested from './PageTested';
import styles from './styles.module.css';

/** The foot of a page: where its facts come from, when they were checked and how the page was tested. */
export default function PageSources({facts}: {facts: PageFacts}): ReactNode {
  if (facts.sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="page-sources">
      <h2 id="page-sources">
        <Translate id="page.sources" description="Heading of the list of sources at a page's foot">
          Sources
        </Translate>
      </h2>
      <ul>
        {facts.sources.map((source) => {
          const {href, label} = sourceLink(source);
          return (
            <li key={href + label}>
              <Link href={href}>{label}</Link>
            </li>
          );
        })}
      </ul>
      {facts.checked && (
        <p>
          <Translate
            id="page.sources.checked"
            description="Below the sources: the date of the last check"
            values={{date: <time dateTime={facts.checked.date}>{facts.checked.date}</time>}}
          >
            {'Facts on this page were last checked on {date}.'}
          </Translate>
        </p>
      )}
      {facts.tested && <PageTested tested={facts.tested} />}
    </section>
  );
}
