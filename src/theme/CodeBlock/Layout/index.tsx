// Ejected: every block has a bar with the file's name, the language and the buttons, instead of buttons over the code.
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Layout';
import {useInterfaceLanguage, usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {hasColumns} from '@site/src/content/outputLayout';
import {ShownOutput, TestedWith} from '@site/src/content/testedWith';
import {languageName} from './languageName';
import Saved from './Saved';
import styles from './styles.module.css';
import {withoutRemoved} from './withoutRemoved';

/** Text that is read rather than typed line by line wraps, so that none of it overflows, except one in columns. */
const WRAPPED = new Set(['bash', 'json', 'sh', 'text']);

/**
 * A code block: its bar above, its code below; a block without a name, a language or a test has its buttons in its
 * corner.
 */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const versions = use(TestedWith);
  const hasTables = use(ShownOutput) !== undefined;
  const interfaceLang = useInterfaceLanguage();
  const isForeign = usePageLanguage() !== undefined;
  const language = languageName(metadata.language);
  const isBare = !metadata.title && !versions && language === '';
  return (
    <Container
      as="div"
      className={clsx(
        className,
        metadata.className,
        styles.block,
        isBare && (hasTables ? styles.corner : styles.bare),
        WRAPPED.has(metadata.language) &&
          !(metadata.language === 'text' && hasColumns(metadata.code)) &&
          styles.wrapped,
      )}
    >
      <div className={styles.bar}>
        {metadata.title && (
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
          </span>
        )}
        <Saved lang={isForeign ? interfaceLang : undefined} />
        {versions && (
          <span className={styles.tested} lang={isForeign ? interfaceLang : undefined} data-search-ignore>
            <Translate
              id="codeBlock.testedWith"
              values={{versions}}
              description="In the bar of a code block from a sample: packages and node that the sample last ran with"
            >
              {'Tested with {versions}'}
            </Translate>
          </span>
        )}
        <span className={styles.language}>{language}</span>
        <CodeBlockContextProvider metadata={withoutRemoved(metadata)} wordWrap={wordWrap}>
          <Buttons className={styles.buttons} />
        </CodeBlockContextProvider>
      </div>
      <div className={styles.content} dir="ltr">
        <Content />
      </div>
    </Container>
  );
}
