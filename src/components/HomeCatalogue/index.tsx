import Translate from '@docusaurus/Translate';
import SpaceMark from '@site/src/components/SpacesCompared/SpaceMark';
import {CORE_ENTRIES, ESPACE_ENTRIES, GENERAL_ENTRIES} from '@site/src/config/catalogue';
import type {ReactNode} from 'react';
import CatalogueGroup from './CatalogueGroup';
import {coreTexts} from './coreTexts';
import {espaceTexts} from './espaceTexts';
import {generalTexts} from './generalTexts';
import styles from './styles.module.css';

/** What there is to read, in three lists: eSpace, Core Space, and what both share. */
export default function HomeCatalogue(): ReactNode {
  return (
    <section aria-labelledby="catalogue">
      <h2 id="catalogue" className={styles.heading}>
        <Translate id="home.catalogue.title" description="Heading over the home page's three lists of links">
          What there is to read
        </Translate>
      </h2>
      <div className={styles.groups}>
        <CatalogueGroup
          heading={
            <>
              <SpaceMark space="espace" />
              eSpace
            </>
          }
          tint="espace"
          entries={ESPACE_ENTRIES}
          texts={espaceTexts()}
        />
        <CatalogueGroup
          heading={
            <>
              <SpaceMark space="core" />
              Core Space
            </>
          }
          tint="core"
          entries={CORE_ENTRIES}
          texts={coreTexts()}
        />
        <CatalogueGroup
          heading={
            <Translate id="home.catalogue.general" description="Heading of the list on what both spaces share">
              General
            </Translate>
          }
          tint="both"
          entries={GENERAL_ENTRIES}
          texts={generalTexts()}
        />
      </div>
    </section>
  );
}
