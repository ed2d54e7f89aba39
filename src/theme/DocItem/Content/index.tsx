// Ejected: the title's header also carries the one-sentence answer and the badges; the contents of narrow screens
// follow them.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageBadges from '@site/src/components/PageBadges';
import {useInterfaceLanguage, usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {pageFactsOf} from '@site/src/content/pageFacts';
import styles from './styles.module.css';

/** A documentation page: title, answer, badges, then its content. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const lang = usePageLanguage();
  const interfaceLang = useInterfaceLanguage();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  const hasOwnTitle = frontMatter.hide_title === true || contentTitle !== undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} lang={lang} data-search-body>
      {!hasOwnTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          <p className={styles.answer}>{metadata.description}</p>
        </header>
      )}
      <div lang={lang && interfaceLang} data-search-ignore>
        <PageBadges facts={pageFactsOf({...frontMatter})} />
        {hasContents && <DocItemTOCMobile />}
      </div>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
