// Ejected: the name of a page that is not translated says in `lang` that it is English.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

function Item({crumb, isLast, lang}: {crumb: Crumb; isLast: boolean; lang: string | undefined}): ReactNode {
  const isUnlisted = crumb.type === 'category' && crumb.linkUnlisted;
  const isLink = !isLast && crumb.href && !isUnlisted;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {isLink ? (
        <Link className="breadcrumbs__link" href={crumb.href}>
          <span>{crumb.label}</span>
        </Link>
      ) : (
        <span className="breadcrumbs__link" lang={crumb.type === 'link' ? lang : undefined}>
          {crumb.label}
        </span>
      )}
    </li>
  );
}

/** The way from the home page to this one, by the categories of the sidebar. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  const lang = usePageLanguage();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {homePageRoute && <HomeBreadcrumbItem />}
          {breadcrumbs.map((crumb, index) => (
            <Item key={crumb.label} crumb={crumb} isLast={index === breadcrumbs.length - 1} lang={lang} />
          ))}
        </ul>
      </nav>
    </>
  );
}
