// Ejected: the entries are a real list, one below the other.
import type {ReactNode} from 'react';
import {filterDocCardListItems, useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import styles from './styles.module.css';

function OwnCategory({className}: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} className={className} />;
}

/** The entries of a category; those of the current page's own category where none are given. */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) return <OwnCategory className={className} />;
  return (
    <section className={className}>
      <ul className={styles.list}>
        {filterDocCardListItems(items).map((item) => (
          <li key={item.type === 'category' ? item.label : item.type === 'link' ? item.href : item.value}>
            <DocCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
