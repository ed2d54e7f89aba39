import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {REPOSITORY} from '@site/src/config/repository';
import styles from './styles.module.css';

/** Before the first key: what can be found, with queries to try. */
export function Suggestions({onPick}: {onPick: (query: string) => void}): ReactNode {
  const examples = [
    translate({id: 'search.example.concept', message: 'storage collateral', description: 'A query to try: a concept of Core Space'}),
    translate({id: 'search.example.method', message: 'eth_call', description: 'A query to try: the name of an RPC method'}),
    translate({id: 'search.example.task', message: 'run a node', description: 'A query to try: something a reader wants to do'}),
  ];
  return (
    <div className={styles.advice}>
      <p>
        <Translate id="search.empty" description="Shown in the search before anything is typed">
          Look up a concept, an RPC method or an error message. For example:
        </Translate>
      </p>
      <div className={styles.examples}>
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => {
              onPick(example);
            }}
          >
            {example}
          </button>
        ))}
      </div>
    </div>
  );
}

/** While the first answer is on its way: a block that waits for a reference. */
export function Waiting(): ReactNode {
  return (
    <p className={styles.waiting}>
      <Translate id="search.loading" description="Shown while the search index answers">
        Searching…
      </Translate>
    </p>
  );
}

/** When no page answers: what to try next. */
export function NothingFound(): ReactNode {
  return (
    <div className={styles.advice}>
      <ul>
        <li>
          <Translate id="search.none.spelling" description="Advice when a search finds nothing">
            Check the spelling, or use fewer words.
          </Translate>
        </li>
        <li>
          <Translate id="search.none.method" description="Advice when a search finds nothing">
            Write an RPC method in full, as in eth_getBalance.
          </Translate>
        </li>
        <li>
          <Translate id="search.none.language" description="Advice when a search finds nothing">
            Only pages in the language of this page are searched.
          </Translate>
        </li>
      </ul>
      <p>
        <Link href={`${REPOSITORY}/issues/new/choose`}>
          <Translate id="search.none.report" description="Link to the issue form when a search finds nothing">
            Tell us what is missing
          </Translate>
        </Link>
      </p>
    </div>
  );
}
