import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import PageSources from '@site/src/components/PageSources';
import {pageFactsOf} from '@site/src/content/pageFacts';

/** On a post's own page its sources, then the stock foot. */
export default function BlogPostItemFooterWithSources(): ReactNode {
  const {isBlogPostPage, frontMatter} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageSources facts={pageFactsOf({...frontMatter})} />}
      <BlogPostItemFooter />
    </>
  );
}
