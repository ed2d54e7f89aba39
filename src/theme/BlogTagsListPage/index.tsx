import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** The tags of the blog, with a title that distinguishes it from the tags of the documentation. */
export default function BlogTagsListPageWithTitle(props: Props): ReactNode {
  const title = translate({
    id: 'blog.tags.title',
    message: 'Tags of the blog',
    description: 'Title in the browser of the page with all tags of the blog',
  });
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata title={title} />
    </>
  );
}
