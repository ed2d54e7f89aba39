import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';

/** A post's text, with the translation notice above it on its own page. */
export default function BlogPostItemContentWithNotice(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <BlogPostItemContent {...props} />;
  return (
    <>
      <TranslationNotice />
      <div data-pagefind-body>
        <BlogPostItemContent {...props} />
      </div>
    </>
  );
}
