import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageSources from '@site/src/components/PageSources';
import {pageFactsOf} from '@site/src/content/pageFacts';

/** Sources and check date, then the stock foot: tags, edit link, last update. */
export default function DocItemFooterWithSources(): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <>
      <PageSources facts={pageFactsOf({...frontMatter})} />
      <DocItemFooter />
    </>
  );
}
