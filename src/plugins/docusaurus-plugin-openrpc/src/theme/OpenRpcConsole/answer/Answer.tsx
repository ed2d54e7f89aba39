import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import type {MethodValidators, ValueContext} from '../../../console/model';
import type {ErrorLinks} from '../../../errorLinks';
import type {SendOutcome} from '../../../outcome';
import type {RpcMethod} from '../../../reference';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import {late} from '../late';
import FailureMessage from './FailureMessage';
import JsonAnswer from './JsonAnswer';
import type {Shown} from './JsonTools';
import RawText from './RawText';
import SchemaCheck from './SchemaCheck';
import StatusLine from './StatusLine';
import styles from './answer.module.css';

const RpcErrorMessage = late(() => import('./RpcErrorMessage'));

/** The input of the answer view: the outcome of a call, the call itself, and what its values mean. */
export interface AnswerProps {
  outcome: SendOutcome;
  request: JsonRpcRequest;
  method: RpcMethod;
  context: ValueContext;
  /** Undefined until loaded, or where the method has none: then the answer is shown unchecked. */
  validators: MethodValidators | undefined;
  /** Where the request went; for a wallet both are its name. */
  endpoint: {label: string; url: string};
  /** Where error codes are explained, if anywhere. */
  errorLinks: ErrorLinks | undefined;
}

/**
 * A number that changes with the outcome, so that what was folded or found in one answer does not stay for the next.
 */
function useSerial(outcome: SendOutcome): number {
  const [seen, setSeen] = useState({outcome, serial: 0});
  if (seen.outcome !== outcome) setSeen({outcome, serial: seen.serial + 1});
  return seen.serial;
}

/** What came of a call: the answer to read, search and keep, or what went wrong with its cause and fix. */
export default function Answer({
  outcome,
  request,
  method,
  context,
  validators,
  endpoint,
  errorLinks,
}: AnswerProps): ReactNode {
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const [shown, setShown] = useState<Shown>({decoded: true, raw: false});
  const serial = useSerial(outcome);
  const tree = {context, locale, shown, onShown: setShown, name: `${request.method}-${request.id}`};
  return (
    <div
      role="group"
      className={styles.answer}
      aria-label={translate({
        id: 'openrpc.console.answer',
        message: 'Response',
        description: 'Name of the part with the answer',
      })}
    >
      <StatusLine outcome={outcome} endpoint={endpoint.label} locale={locale} />
      {outcome.kind === 'result' && (
        <JsonAnswer
          {...tree}
          key={serial}
          whole="result"
          value={outcome.result}
          text={outcome.text}
          type={method.result?.type}
        >
          {(reveal) =>
            validators &&
            method.result && (
              <SchemaCheck value={outcome.result} check={validators.result} onJump={reveal} locale={locale} />
            )
          }
        </JsonAnswer>
      )}
      {outcome.kind === 'rpc-error' && (
        <>
          <RpcErrorMessage
            key={`${serial} error`}
            error={outcome.error}
            method={method}
            dialect={context.dialect}
            errorLinks={errorLinks}
          />
          {outcome.error.data === undefined ? (
            <RawText key={serial} text={outcome.text} locale={locale} />
          ) : (
            <JsonAnswer
              {...tree}
              key={serial}
              whole="data"
              value={outcome.error.data}
              text={outcome.text}
              type={undefined}
            />
          )}
        </>
      )}
      {outcome.kind !== 'result' && outcome.kind !== 'rpc-error' && (
        <>
          <FailureMessage
            key={`${serial} failure`}
            outcome={outcome}
            request={request}
            url={endpoint.url}
            locale={locale}
          />
          {'text' in outcome && outcome.text !== '' && (
            <RawText key={`${serial} text`} text={outcome.text} locale={locale} />
          )}
        </>
      )}
    </div>
  );
}
