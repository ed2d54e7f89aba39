import {useCallback, useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import type {Connection} from '../../console/connection';
import {lastingStorage, readText, writeText} from '../../console/memory/browserStorage';
import type {ConsoleProps} from '../../routes';
import {secretNames, withPlaceholders} from '../../console/secrets';
import {addressOn} from '../../exposure';
import type {RpcMethod} from '../../reference';
import {snippetLanguagesOf, type SnippetLanguage} from '../../snippets';
import LiveSnippets from './LiveSnippets';
import type {RequestForm} from './useRequestForm';

interface SnippetsOfFormProps {
  method: RpcMethod;
  instance: ConsoleProps;
  form: RequestForm;
  connection: Connection | undefined;
}

/** The form's request as source code, for the endpoint in use; the language is remembered. */
export default function SnippetsOfForm({
  method,
  instance: {instanceId, dialect, endpoints},
  form,
  connection,
}: SnippetsOfFormProps): ReactNode {
  const key = `openrpc:${instanceId}:language`;
  const languages = snippetLanguagesOf(dialect, method.name);
  const [language, setLanguage] = useState<SnippetLanguage>(() => {
    const remembered = readText(lastingStorage, key);
    return languages.find((known) => known === remembered) ?? languages[0] ?? 'curl';
  });
  const pick = useCallback(
    (next: SnippetLanguage): void => {
      setLanguage(next);
      writeText(lastingStorage, key, next);
    },
    [key],
  );
  // What is typed is shown before its code, which takes as long again where a value is very long.
  const lastRequest = useDeferredValue(form.lastRequest);
  const request = useMemo(() => withPlaceholders(method, lastRequest), [method, lastRequest]);
  const known = languages.includes(language) ? language : (languages[0] ?? 'curl');
  return (
    <LiveSnippets
      dialect={dialect}
      request={request}
      stale={form.request === undefined}
      endpoint={addressOn(method, connection, endpoints)}
      hidesSecret={secretNames(method).length > 0}
      language={known}
      onLanguage={pick}
    />
  );
}
