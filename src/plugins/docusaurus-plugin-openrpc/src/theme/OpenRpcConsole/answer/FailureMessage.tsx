import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {byteLength} from '../../../console/answer/measures';
import type {SendOutcome} from '../../../outcome';
import type {JsonRpcRequest} from '../../../request';
import MessageParts from './MessageParts';
import {toMessage, type FailedOutcome} from './toMessage';

/** Outcomes after which a node may have done what it was asked to do. */
const UNSURE: readonly SendOutcome['kind'][] = [
  'interrupted',
  'timeout',
  'aborted',
  'oversized',
  'wrong-id',
  'not-json',
  'not-json-rpc',
  'http-server-error',
  'wallet-failed',
  'unanswered',
  'answered-twice',
];

interface Props {
  outcome: FailedOutcome;
  request: JsonRpcRequest;
  url: string;
  locale: string;
}

/** Why a call has no usable answer; for a call that sends a transaction also that it may have been carried out. Made anew for each outcome. */
export default function FailureMessage({outcome, request, url, locale}: Props): ReactNode {
  // Once: what is to be waited for counts from here, and the outcome does not change.
  const [message] = useState(() => {
    const sent = byteLength(JSON.stringify(request));
    return toMessage(outcome, {url, origin: window.location.origin, locale, id: request.id, sent, now: Date.now()});
  });
  const unsure = /_send/i.test(request.method) && UNSURE.includes(outcome.kind);
  return (
    <>
      <MessageParts {...message} />
      {unsure && (
        <p>
          <strong>
            <Translate id="openrpc.console.answer.unsure" description="Below the message on a call that sends a transaction and whose answer did not come">
              The transaction may have been taken all the same: look it up before you send it again.
            </Translate>
          </strong>
        </p>
      )}
    </>
  );
}
