// Ejected: sidebar and text have the places that they have on a page of the documentation, and a post's contents are a
// navigation with a name.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** The frame of the blog's pages: the list of posts, the text, and a post's contents beside it. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  const name = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <Layout {...layoutProps}>
      <div className={styles.frame}>
        <BlogSidebar sidebar={sidebar} />
        <div className={clsx('container', styles.column)}>
          <div className="row">
            <main className={clsx('col', {'col--9': toc})}>{children}</main>
            {toc && (
              <nav className="col col--3" aria-label={name}>
                {toc}
              </nav>
            )}
          </div>
        </div>
      </div>
    </Layout>
  );
}
