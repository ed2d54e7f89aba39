// Ejected: a page that is not translated is listed by an English title and description, which say so in `lang`.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';

function useTitle({tag}: Props): string {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {
      id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
      description:
        'Pluralized label for "{count} docs tagged". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
      message: 'One doc tagged|{count} docs tagged',
    },
    {count: tag.count},
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      description: 'The title of the page for a docs tag',
      message: '{nDocsTagged} with “{tagName}”',
    },
    {nDocsTagged: selectMessage(tag.count, forms), tagName: tag.label},
  );
}

function TaggedPage({doc}: {doc: Props['tag']['items'][number]}): ReactNode {
  return (
    <article className="margin-vert--lg" lang={usePageLanguageAt()(doc.permalink)}>
      <Link to={doc.permalink} className={styles.title}>
        <Heading as="h2">{doc.title}</Heading>
      </Link>
      {doc.description && <p>{doc.description}</p>}
    </article>
  );
}

/** The pages that carry one tag of the documentation, with their descriptions. */
export default function DocTagDocListPage(props: Props): ReactNode {
  const {tag} = props;
  const title = useTitle(props);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            {tag.unlisted && <Unlisted />}
            <header className="margin-bottom--xl">
              <Heading as="h1">{title}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <Link href={tag.allTagsPath}>
                <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
                  View all tags
                </Translate>
              </Link>
            </header>
            <section className="margin-vert--lg">
              {tag.items.map((doc) => (
                <TaggedPage key={doc.id} doc={doc} />
              ))}
            </section>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
