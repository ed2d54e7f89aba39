import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

/** A post's text, which search takes up on the post's own page only. */
export default function BlogPostItemContentForSearch(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const content = <BlogPostItemContent {...props} />;
  return isBlogPostPage ? <div data-search-body>{content}</div> : content;
}
