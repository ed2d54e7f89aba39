import type {ReactNode} from 'react';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import styles from './styles.module.css';

/** The page of a category, whose title has the size of any other page's title. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <div className={styles.page}>
      <Original {...props} />
    </div>
  );
}
