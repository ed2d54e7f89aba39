import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationNotice from '@site/src/components/TranslationNotice';

/**
 * What a reader must know before a page's text, in docs, posts and standalone pages alike: unlisted, draft,
 * untranslated, outdated.
 */
export default function ContentVisibilityWithTranslation(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <TranslationNotice />
    </>
  );
}
