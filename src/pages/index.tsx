import {translate} from '@docusaurus/Translate';
import ConnectPanel from '@site/src/components/ConnectPanel';
import HomeCatalogue from '@site/src/components/HomeCatalogue';
import HomeDoors from '@site/src/components/HomeDoors';
import HomeHero from '@site/src/components/HomeHero';
import SpacesCompared from '@site/src/components/SpacesCompared';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

/**
 * The home page: what the portal is, how to connect, what only it has, the two spaces side by side, and all there is to
 * read.
 */
export default function Home(): ReactNode {
  const lead = translate({
    id: 'home.lead',
    message:
      'The documentation of Conflux, a Tree-Graph blockchain with two spaces for contracts: Core Space, with its own addresses and sponsored fees, and eSpace, where Ethereum tools work.',
    description:
      'The one sentence on the home page that says what this is; also the description shown by search engines',
  });
  return (
    <Layout description={lead}>
      <main className={styles.home}>
        <HomeHero lead={lead} />
        <ConnectPanel />
        <HomeDoors />
        <SpacesCompared />
        <HomeCatalogue />
      </main>
    </Layout>
  );
}
