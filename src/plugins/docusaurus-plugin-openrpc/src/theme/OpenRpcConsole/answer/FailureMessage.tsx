import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {byteLength} from '../../../console/answer/measures';
import {effectOf} from '../../../console/transport/effects';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import MessageParts from './MessageParts';
import {mayHaveArrived, toMessage, type FailedOutcome} from './toMessage';

interface Props {
  outcome: FailedOutcome;
  request: JsonRpcRequest;
  url: string;
  locale: string;
}

/**
 * Why a call has no usable answer; for a call that sends a transaction also that it may have been carried out. Made
 * again for each outcome.
 */
export default function FailureMessage({outcome, request, url, locale}: Props): ReactNode {
  // Once: what is to be waited for counts from here, and the outcome does not change.
  const sends = effectOf(request.method) === 'sends';
  const [message] = useState(() => {
    const sent = byteLength(JSON.stringify(request));
    return toMessage(outcome, {
      url,
      origin: window.location.origin,
      locale,
      id: request.id,
      sent,
      sends,
      now: Date.now(),
    });
  });
  return (
    <>
      <MessageParts {...message} />
      {sends && mayHaveArrived(outcome) && (
        <p>
          <strong>
            <Translate
              id="openrpc.console.answer.unsure"
              description="Below the message on a call that sends a transaction and whose answer did not come"
            >
              The transaction may have been taken all the same: look it up before you send it again.
            </Translate>
          </strong>
        </p>
      )}
    </>
  );
}
