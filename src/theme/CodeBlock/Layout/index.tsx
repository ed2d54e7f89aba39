// Ejected: every block has a bar with the file's name, the language and the buttons, instead of buttons over the code.
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Layout';
import {useInterfaceLanguage, usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {TestedWith} from '@site/src/samples/testedWith';
import {languageName} from './languageName';
import styles from './styles.module.css';

/** A code block: its bar above, its code below. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const versions = use(TestedWith);
  const interfaceLang = useInterfaceLanguage();
  const isForeign = usePageLanguage() !== undefined;
  return (
    <Container as="div" className={clsx(className, metadata.className, styles.block)}>
      <div className={styles.bar}>
        {metadata.title && (
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
          </span>
        )}
        {versions && (
          <span className={styles.tested} lang={isForeign ? interfaceLang : undefined} data-pagefind-ignore>
            <Translate
              id="codeBlock.testedWith"
              values={{versions}}
              description="In the bar of a code block from a sample: packages and node that the sample last ran with"
            >
              {'Tested with {versions}'}
            </Translate>
          </span>
        )}
        <span className={styles.language}>{languageName(metadata.language)}</span>
        <Buttons className={styles.buttons} />
      </div>
      <div className={styles.content} dir="ltr">
        <Content />
      </div>
    </Container>
  );
}
