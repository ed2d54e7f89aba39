import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';

/** The link to the previous or next page, its title in that page's language. */
export default function PaginatorNavLinkWithLanguage({title, ...props}: Props): ReactNode {
  const lang = usePageLanguageAt()(props.permalink);
  return <PaginatorNavLink {...props} title={lang === undefined ? title : <span lang={lang}>{title}</span>} />;
}
