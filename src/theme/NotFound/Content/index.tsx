// Ejected: the stock page is a bare paragraph without a way on; this one adds the drawing, three ways on and the pages
// that the address may have meant.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import PlainPage from '@site/src/components/PlainPage';
import SearchButton from '@site/src/components/SearchButton';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import DidYouMean from './DidYouMean';
import StrayBlock from './StrayBlock';
import styles from './styles.module.css';

/** What an unknown address shows: the fact, what to do about the link, and ways on. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <PlainPage className={clsx(styles.page, className)}>
      <StrayBlock />
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <div className={styles.search}>
        <SearchButton />
      </div>
      <ul className={styles.ways}>
        <li>
          <Link to="/">
            <Translate id="notFound.home" description="Link on the 404 page">
              Go to the home page
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/overview">
            <Translate id="notFound.overview" description="Link on the 404 page">
              Read the overview
            </Translate>
          </Link>
        </li>
      </ul>
      <DidYouMean />
    </PlainPage>
  );
}
