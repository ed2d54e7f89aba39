// Ejected: the original's years are headings of the third level right below the first, and it writes its dates
// otherwise than the text of the pages does.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {dateText} from '@site/src/content/dateText';

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
    <div className="col col--4 margin-vert--lg">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <Link to={permalink}>
              {dateText(new Date(date), i18n.currentLocale, {day: 'numeric', month: 'long'})} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All posts by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'The page & hero description of the blog archive page',
  });
  const years = toYears(archive.blogPosts);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <header className="hero hero--primary">
          <div className="container">
            <Heading as="h1" className="hero__title">
              {title}
            </Heading>
            <p className="hero__subtitle">{description}</p>
          </div>
        </header>
        <main className="container">
          <div className="row">
            {years.map((ofYear) => (
              <Year key={ofYear.year} {...ofYear} />
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
