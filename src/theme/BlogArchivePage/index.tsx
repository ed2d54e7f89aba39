// Ejected: the original's years are headings of the third level right below the first, in a third of
// the width; it says its title twice, and writes its dates otherwise than the text of the pages does.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import PlainPage from '@site/src/components/PlainPage';
import {dateText} from '@site/src/content/dateText';
import styles from './styles.module.css';

interface YearOfPosts {
  year: string;
  posts: ArchiveBlogPost[];
}

function toYears(posts: readonly ArchiveBlogPost[]): YearOfPosts[] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return [...years].map(([year, ofYear]) => ({year, posts: ofYear}));
}

function Year({year, posts}: YearOfPosts): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <section aria-labelledby={year}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink} className={styles.post}>
            <time dateTime={date}>{dateText(new Date(date), i18n.currentLocale, {day: 'numeric', month: 'long'})}</time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  return (
    <>
      <PageMetadata title={title} description={title} />
      <Layout>
        <PlainPage>
          <Heading as="h1">{title}</Heading>
          {toYears(archive.blogPosts).map((ofYear) => (
            <Year key={ofYear.year} {...ofYear} />
          ))}
        </PlainPage>
      </Layout>
    </>
  );
}
