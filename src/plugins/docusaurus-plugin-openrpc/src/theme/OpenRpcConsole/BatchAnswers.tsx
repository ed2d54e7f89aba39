import type {ReactNode} from 'react';
import {withEscapes} from '../../console/answer/shownText';
import type {ConsoleProps} from '../../routes';
import Answer from './answer/Answer';
import {outcomeName} from './answer/outcomeName';
import {bareMethod} from './bareMethod';
import {batchNotice} from './batchNotice';
import type {BatchRun} from './useBatch';
import styles from './controls.module.css';
import folds from './fold.module.css';

/** What came of a batch: one message where it failed as a whole, else the answer to each call, folded. */
export default function BatchAnswers({
  run,
  instance,
}: {
  run: Extract<BatchRun, {kind: 'done'}>;
  instance: ConsoleProps;
}): ReactNode {
  const {requests, outcome, connection} = run;
  const {dialect, errorLinks} = instance;
  const notice = batchNotice(outcome.overall);
  const context = {dialect, types: {}, ...(connection.chainId !== undefined && {chainId: connection.chainId})};
  const {address, label, target} = connection;
  const endpoint = {label: target.kind === 'wallet' ? address : (label ?? address), url: address};
  const failed = outcome.overall.kind !== 'answered' && outcome.overall.kind !== 'one-by-one';
  const shown = failed ? requests.slice(0, 1) : requests;
  return (
    <>
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      {shown.map((request, index) => {
        const call = outcome.calls[index];
        if (!call) return null;
        const answer = (
          <Answer
            outcome={call}
            request={request}
            method={bareMethod(request.method)}
            context={context}
            validators={undefined}
            endpoint={endpoint}
            errorLinks={errorLinks}
          />
        );
        if (failed) return <div key={index}>{answer}</div>;
        return (
          <details key={index} className={folds.call}>
            <summary>
              {index + 1}. <code>{withEscapes(request.method)}</code> · {outcomeName(call)}
            </summary>
            {answer}
          </details>
        );
      })}
    </>
  );
}
