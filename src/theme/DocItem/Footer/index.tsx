import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageSources from '@site/src/components/PageSources';
import {pageFactsOf, withoutVersions} from '@site/src/content/pageFacts';

/** Sources, check date and how the page was tested, then the stock foot: tags, edit link, last update. */
export default function DocItemFooterWithSources(): ReactNode {
  const {frontMatter} = useDoc();
  return (
    <>
      <PageSources facts={withoutVersions(pageFactsOf({...frontMatter}))} />
      <DocItemFooter />
    </>
  );
}
