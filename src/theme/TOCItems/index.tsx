import type {ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';

/** The headings of a page, in the page's language. */
export default function TOCItemsInPageLanguage(props: Props): ReactNode {
  return (
    <div className="tw:contents" lang={usePageLanguage()}>
      <TOCItems {...props} />
    </div>
  );
}
