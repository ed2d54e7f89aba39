import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SpaceColumn from './SpaceColumn';
import {spaceTexts} from './spaceTexts';
import styles from './styles.module.css';

/** eSpace and Core Space side by side, row by row, and what they share. */
export default function SpacesCompared(): ReactNode {
  const texts = spaceTexts();
  return (
    <section aria-labelledby="spaces">
      <h2 id="spaces" className={styles.heading}>
        <Translate id="home.spaces.title" description="Heading over the comparison of Core Space and eSpace">
          Two spaces, one ledger
        </Translate>
      </h2>
      <div className={styles.columns}>
        <SpaceColumn space="espace" text={texts.espace} />
        <SpaceColumn space="core" text={texts.core} />
      </div>
      <p className={styles.shared}>
        <Translate id="home.spaces.shared" description="Closes the comparison; a link 'Read the Docs' follows">
          Both share consensus, blocks, nodes and CFX.
        </Translate>{' '}
        <Link to="/docs/general">
          <Translate id="home.readTheDocs" description="Link on the home page to the docs on what both spaces share">
            Read the Docs
          </Translate>
        </Link>
      </p>
    </section>
  );
}
