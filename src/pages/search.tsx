import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import PlainPage from '@site/src/components/PlainPage';
import SearchPage from '@site/src/components/SearchPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './search.module.css';

/** The page of the search, whose address holds the query. */
export default function Search(): ReactNode {
  const title = translate({
    id: 'search.page.title',
    message: 'Search',
    description: 'Title and heading of the search page',
  });
  const description = translate({
    id: 'search.page.description',
    message: 'Search the documentation of Conflux: concepts, RPC methods and error messages of Core Space and eSpace.',
    description: 'What the search page says about itself to other sites',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PlainPage className={styles.page}>
        <h1>{title}</h1>
        <SearchPage />
      </PlainPage>
    </Layout>
  );
}
