import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Before the first key: what can be found, with queries to try. */
export function Suggestions({onPick}: {onPick: (query: string) => void}): ReactNode {
  const examples = [
    translate({
      id: 'search.example.concept',
      message: 'storage collateral',
      description: 'A query to try: a concept of Core Space',
    }),
    translate({
      id: 'search.example.method',
      message: 'eth_call',
      description: 'A query to try: the name of an RPC method',
    }),
    translate({
      id: 'search.example.task',
      message: 'run a node',
      description: 'A query to try: something a reader wants to do',
    }),
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

/** Below the recents: where they are kept, and the button that forgets them. */
export function RecentsFoot({onForget}: {onForget: () => void}): ReactNode {
  return (
    <div className={styles.recents}>
      <span>
        <Translate id="search.recent.kept" description="Below the pages and queries that the search remembers">
          Kept in this browser only.
        </Translate>
      </span>
      <button type="button" onClick={onForget}>
        <Translate
          id="search.recent.forget"
          description="Button that deletes the pages and queries that the search remembers"
        >
          Forget these
        </Translate>
      </button>
    </div>
  );
}
