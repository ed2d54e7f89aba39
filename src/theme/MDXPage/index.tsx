// Ejected: the text is in the same reading column as the docs', with their links, tables and search marks.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';

/** A standalone Markdown page: its text, its foot and its contents. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, editUrl, description, frontMatter, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={frontMatter.image}
        />
        <main className="container container--fluid margin-vert--lg">
          <div className="row">
            <div className="col col--9">
              <ContentVisibility metadata={metadata} />
              <article className="markdown" data-search-body>
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
              <EditMetaRow
                className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                editUrl={editUrl}
                lastUpdatedAt={lastUpdatedAt}
                lastUpdatedBy={lastUpdatedBy}
              />
            </div>
            {toc.length > 0 && (
              <div className="col col--3">
                <TOC toc={toc} />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
