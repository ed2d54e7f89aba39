// Ejected: a page that is not translated is listed by an English title and description, which say so in `lang`; each
// has the mark of its space, and the list is dense.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import PlainPage from '@site/src/components/PlainPage';
import {areaName} from '@site/src/components/SearchParts/names';
import SpaceMark from '@site/src/components/SpacesCompared/SpaceMark';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';
import type {Space} from '@site/src/search/results';
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

/** The space whose folder holds a page; undefined for a page about both. */
function spaceOf(permalink: string): Space | undefined {
  const [, space] = /\/docs\/(core|espace)\//.exec(permalink) ?? [];
  return space === 'core' || space === 'espace' ? space : undefined;
}

function TaggedPage({doc}: {doc: Props['tag']['items'][number]}): ReactNode {
  const lang = usePageLanguageAt()(doc.permalink);
  const space = spaceOf(doc.permalink);
  return (
    <article className={styles.page}>
      <Heading as="h2" className={styles.title} lang={lang}>
        <Link to={doc.permalink}>{doc.title}</Link>
      </Heading>
      {doc.description && (
        <p className={styles.text} lang={lang}>
          {doc.description}
        </p>
      )}
      <p className={styles.area}>
        {space && <SpaceMark space={space} />}
        <span>{areaName(space ?? 'conflux')}</span>
      </p>
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
      <PlainPage>
        {tag.unlisted && <Unlisted />}
        <header>
          <Heading as="h1">{title}</Heading>
          {tag.description && <p className={styles.lead}>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
              View all tags
            </Translate>
          </Link>
        </header>
        <div className={styles.pages}>
          {tag.items.map((doc) => (
            <TaggedPage key={doc.id} doc={doc} />
          ))}
        </div>
      </PlainPage>
    </HtmlClassNameProvider>
  );
}
