import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import TreeGraph from '@site/src/components/TreeGraph';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Title(): ReactNode {
  return (
    <h1 className={styles.title}>
      <span className={styles.first}>
        <Translate
          id="home.title.first"
          description="First line of the home page's title, 'Developer / Portal'; a language may break its own wording in two"
        >
          Developer
        </Translate>
      </span>{' '}
      <span className={styles.second}>
        <Translate id="home.title.second" description="Second line of the home page's title, 'Developer / Portal'">
          Portal
        </Translate>
      </span>
    </h1>
  );
}

/** The head of the home page: what this is, where to begin, and a Tree-Graph that grows. */
export default function HomeHero({lead}: {lead: string}): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Title />
        <p className={styles.lead}>{lead}</p>
        <div className={styles.acts}>
          <Link className={styles.start} to="/docs/espace/DeveloperQuickstart">
            <Translate id="home.startBuilding" description="Call to action of the home page">
              Start Building
            </Translate>
          </Link>
          <Link className={styles.explore} to="/docs/overview">
            <Translate id="home.explore" description="Link on the home page to the overview">
              Explore the documentation
            </Translate>
          </Link>
        </div>
      </div>
      <div className={styles.drawing}>
        <TreeGraph />
      </div>
    </header>
  );
}
