import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

/** The blog's layout, in which a post's contents are beside the text as a navigation with a name. */
export default function BlogLayoutWithNamedContents({toc, ...props}: Props): ReactNode {
  const name = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return <BlogLayout {...props} toc={toc && <nav aria-label={name}>{toc}</nav>} />;
}
