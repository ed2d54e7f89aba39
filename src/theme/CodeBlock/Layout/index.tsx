// Ejected: every block has a bar with the file's name, the language and the buttons, instead of buttons over the code.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Layout';
import {languageName} from './languageName';
import styles from './styles.module.css';

/** A code block: its bar above, its code below. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, metadata.className, styles.block)}>
      <div className={styles.bar}>
        {metadata.title && (
          <span className={styles.title}>
            <Title>{metadata.title}</Title>
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
