import {useState, type ReactNode} from 'react';
import type {Connection} from '../../console/connection';
import {lastingStorage, readText, writeText} from '../../console/memory/browserStorage';
import type {SnippetLanguage} from '../../request';
import type {ConsoleProps} from '../../routes';
import {snippetLanguagesOf} from '../../snippets';
import LiveSnippets from './LiveSnippets';
import type {RequestForm} from './useRequestForm';

interface SnippetsOfFormProps {
  instance: ConsoleProps;
  form: RequestForm;
  connection: Connection | undefined;
}

/** The form's request as source code, for the endpoint in use; the language is remembered. */
export default function SnippetsOfForm({instance: {instanceId, dialect, endpoints}, form, connection}: SnippetsOfFormProps): ReactNode {
  const key = `openrpc:${instanceId}:language`;
  const languages = snippetLanguagesOf(dialect);
  const [language, setLanguage] = useState<SnippetLanguage>(() => {
    const remembered = readText(lastingStorage, key);
    return languages.find((known) => known === remembered) ?? languages[0] ?? 'curl';
  });
  const pick = (next: SnippetLanguage): void => {
    setLanguage(next);
    writeText(lastingStorage, key, next);
  };
  return (
    <LiveSnippets
      dialect={dialect}
      request={form.lastRequest}
      stale={form.request === undefined}
      endpoint={connection?.http ?? endpoints[0]?.http ?? ''}
      language={language}
      onLanguage={pick}
    />
  );
}
