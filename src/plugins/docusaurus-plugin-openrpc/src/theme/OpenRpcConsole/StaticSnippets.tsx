import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Dialect} from '../../console/model';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {snippetLanguagesOf, toSnippet} from '../../snippets';
import {SNIPPET_NAMES, syntaxOf} from './snippetNames';
import styles from './panel.module.css';

/** A call in every language of its dialect, each under its name; the browser itself opens one and folds the others. */
export default function StaticSnippets({
  dialect,
  request,
  endpoint,
}: {
  dialect: Dialect;
  request: JsonRpcRequest;
  endpoint: string;
}): ReactNode {
  return snippetLanguagesOf(dialect, request.method).map((language, index) => (
    <details key={language} name="openrpc-snippets" className={styles.snippet} open={index === 0}>
      <summary translate="no">{SNIPPET_NAMES[language]}</summary>
      <CodeBlock language={syntaxOf(language)}>{toSnippet(language, request, endpoint)}</CodeBlock>
    </details>
  ));
}
