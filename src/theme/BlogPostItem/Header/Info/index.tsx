// Ejected: the original writes its date otherwise than the text of the pages does.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {dateText} from '@site/src/content/dateText';
import styles from './styles.module.css';

function ReadingTime({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      description:
        'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
      message: 'One min read|{readingTime} min read',
    },
    {readingTime},
  );
  return <> · {selectMessage(readingTime, message)}</>;
}

/** Below a post's title: its day, and how long it takes to read. */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx(styles.info, className)}>
      <time dateTime={date}>{dateText(new Date(date), i18n.currentLocale)}</time>
      {readingTime !== undefined && <ReadingTime minutes={readingTime} />}
    </div>
  );
}
