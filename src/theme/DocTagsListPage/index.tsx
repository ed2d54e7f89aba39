// Ejected: the original's column begins where no other page does, and is too narrow for tags in columns.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';
import PlainPage from '@site/src/components/PlainPage';

/** All tags of the documentation, by letter. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <PlainPage>
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </PlainPage>
    </HtmlClassNameProvider>
  );
}
