import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useInterfaceLanguage, usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import styles from './styles.module.css';

/** What the bar of a program's output says. */
export default function OutputTitle(): ReactNode {
  const interfaceLang = useInterfaceLanguage();
  const isForeign = usePageLanguage() !== undefined;
  return (
    <span className={styles.title} lang={isForeign ? interfaceLang : undefined} data-search-ignore>
      <Translate id="codeBlock.output" description="In the bar of what a program printed">
        Output
      </Translate>
    </span>
  );
}
