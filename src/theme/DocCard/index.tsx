// Ejected: an entry of a dense list, with a title and one line of description, instead of a card with a pictogram.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import useDocDescription from './useDocDescription';
import styles from './styles.module.css';

function Entry({
  href,
  title,
  description,
  lang,
}: {
  href: string;
  title: string;
  description?: string;
  lang?: string;
}): ReactNode {
  return (
    <>
      <Link className={styles.title} to={href} lang={lang}>
        {title}
      </Link>
      {description && (
        <p className={styles.description} lang={lang}>
          {description}
        </p>
      )}
    </>
  );
}

function CategoryEntry({item}: {item: PropSidebarItemCategory}): ReactNode {
  const countOf = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemLink(item);
  return href ? (
    <Entry href={href} title={item.label} description={item.description ?? countOf(item.items.length)} />
  ) : null;
}

function PageEntry({item}: {item: PropSidebarItemLink}): ReactNode {
  const described = useDocDescription(item);
  const lang = usePageLanguageAt()(item.href);
  return <Entry href={item.href} title={item.label} description={item.description ?? described} lang={lang} />;
}

/** One entry of a category's page: a page with its description, or a category with what it holds. */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'category':
      return <CategoryEntry item={item} />;
    case 'link':
      return <PageEntry item={item} />;
    default:
      throw new Error(`A category's page lists pages and categories; it got an item of type "${item.type}".`);
  }
}
