import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {usePageLanguageAt} from '@site/src/components/TranslationNotice/usePageLanguage';

/** A page in the sidebar, its title in that page's language. */
export default function DocSidebarItemLinkWithLanguage(props: Props): ReactNode {
  return <DocSidebarItemLink {...props} lang={usePageLanguageAt()(props.item.href)} />;
}
