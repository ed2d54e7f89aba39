// Ejected: every block has a bar with the file's name, the language and the buttons, instead of buttons over the code.
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import {useInterfaceLanguage, usePageLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {hasColumns} from '@site/src/content/hasColumns';
import {ShownOutput, TestedWith} from '@site/src/content/testedWith';
import FileName from './FileName';
import {languageName} from './languageName';
import OtherVersions from './OtherVersions';
import Saved from './Saved';
import styles from './styles.module.css';
import {withoutRemoved} from './withoutRemoved';

/** Text that is read rather than typed line by line wraps, so that none of it overflows, except one in columns. */
const WRAPPED = new Set(['bash', 'json', 'sh', 'text']);

/**
 * A code block: its bar above, its code below; a block without a name, a language or a test has its buttons in its
 * corner. The bar is one line at any width: the language goes first, then the middle of the name.
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
      <div className={styles.bar} data-code-bar={isBare ? undefined : true}>
        <div className={styles.names}>
          {metadata.title && <FileName>{metadata.title}</FileName>}
          <span className={styles.language}>{language}</span>
        </div>
        <Saved lang={isForeign ? interfaceLang : undefined} />
        {versions && <OtherVersions versions={versions} lang={isForeign ? interfaceLang : undefined} />}
        <div className={styles.room}>
          <CodeBlockContextProvider metadata={withoutRemoved(metadata)} wordWrap={wordWrap}>
            <Buttons className={styles.buttons} />
          </CodeBlockContextProvider>
        </div>
      </div>
      <div className={styles.content} dir="ltr">
        <Content />
      </div>
    </Container>
  );
}
