import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** One post of a list: its day and length, its title and sentence, and who wrote it about what. */
export default function PostLine(): ReactNode {
  const {permalink, title, description, authors, tags} = useBlogPost().metadata;
  return (
    <article className={styles.post}>
      <header>
        <BlogPostItemHeaderInfo />
      </header>
      <Heading as="h2" className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p className={styles.text}>{description}</p>
      <ul className={styles.marks}>
        {authors.map(({name, page, url}) => (
          <li key={name}>
            <Link to={page?.permalink ?? url}>{name}</Link>
          </li>
        ))}
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Link to={tag.permalink}>{tag.label}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
