import {memo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Dialect} from '../../console/model';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {snippetLanguagesOf, toSnippet, type SnippetLanguage} from '../../snippets';
import SnippetNotes from './SnippetNotes';
import {SNIPPET_NAMES, syntaxOf} from './snippetNames';
import styles from './controls.module.css';
import folds from './fold.module.css';

interface LiveSnippetsProps {
  dialect: Dialect;
  request: JsonRpcRequest;
  /** Says that the form has faults, so that the request is an earlier one. */
  stale: boolean;
  endpoint: string;
  /** Whether placeholder words replace what was typed as a secret. */
  hidesSecret: boolean;
  language: SnippetLanguage;
  onLanguage: (language: SnippetLanguage) => void;
}

/** The request of the form as source code, in the language that the reader picked last. */
function LiveSnippets({
  dialect,
  request,
  stale,
  endpoint,
  hidesSecret,
  language,
  onLanguage,
}: LiveSnippetsProps): ReactNode {
  const languages = snippetLanguagesOf(dialect, request.method);
  return (
    <details className={folds.fold} open>
      <summary>
        <Translate
          id="openrpc.console.snippets"
          description="Heading above the call as source code in several languages"
        >
          As code
        </Translate>
      </summary>
      <div
        className={folds.languages}
        role="radiogroup"
        aria-label={translate({
          id: 'openrpc.console.snippets.language',
          message: 'Language of the code',
          description: 'Name of the choice of a snippet’s language',
        })}
      >
        {languages.map((each) => (
          <label key={each} className={folds.language}>
            <input
              type="radio"
              name="openrpc-language"
              value={each}
              checked={each === language}
              onChange={() => onLanguage(each)}
            />
            <span translate="no">{SNIPPET_NAMES[each]}</span>
          </label>
        ))}
      </div>
      {stale && (
        <p className={styles.hint}>
          <Translate id="openrpc.console.snippets.stale" description="Above a snippet while the form has faults">
            The values above have faults. This is the last request without any.
          </Translate>
        </p>
      )}
      <SnippetNotes method={request.method} endpoint={endpoint} hidesSecret={hidesSecret} />
      <CodeBlock language={syntaxOf(language)}>{toSnippet(language, request, endpoint)}</CodeBlock>
    </details>
  );
}

export default memo(LiveSnippets);
