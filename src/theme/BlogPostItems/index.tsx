// Ejected: a list of posts has a line of each, with its own sentence, instead of its title as on a page and its start.
import type {ReactNode} from 'react';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItems';
import PostLine from './PostLine';
import styles from './styles.module.css';

/** Posts as dated lines, in the order in which they are given. */
export default function BlogPostItems({items}: Props): ReactNode {
  return (
    <div className={styles.posts}>
      {items.map(({content}) => (
        <BlogPostProvider key={content.metadata.permalink} content={content}>
          <PostLine />
        </BlogPostProvider>
      ))}
    </div>
  );
}
