// Ejected: an entry of a dense list, with a title and one line of description, instead of a card with a pictogram.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import useEntryDescription from './useEntryDescription';
import styles from './styles.module.css';

function Entry({
  href,
  title,
  count,
  description,
  lang,
}: {
  href: string;
  title: string;
  count?: string;
  description?: string;
  lang?: string;
}): ReactNode {
  return (
    <>
      <Link className={styles.title} to={href} lang={lang}>
        {title}
      </Link>
      {count && <span className={styles.count}>{count}</span>}
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
  const description = useEntryDescription(item);
  return href ? (
    <Entry href={href} title={item.label} count={countOf(item.items.length)} description={description} />
  ) : null;
}

function PageEntry({item}: {item: PropSidebarItemLink}): ReactNode {
  const description = useEntryDescription(item);
  const lang = usePageLanguageAt()(item.href);
  return <Entry href={item.href} title={item.label} description={description} lang={lang} />;
}

/** One entry of a category's page: a page with its description, or a category with its sentence and how much it holds. */
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
