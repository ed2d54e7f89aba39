import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {Call} from '../../console/state';
import type {SendOutcome} from '../../outcome';
import {SEND_ID} from './ActionBar';
import Answer from './answer/Answer';
import {isSubscribing} from '../../subscriptions';
import {bareMethod} from './bareMethod';
import {bringUp} from './bringUp';
import {late} from './late';
import Sending from './Sending';
import type {ConsoleModel, ConsoleViewProps} from './useConsole';
import styles from './controls.module.css';

const SubscriptionLog = late(() => import('./SubscriptionLog'));

interface OutcomeProps extends Pick<ConsoleViewProps, 'method' | 'announce' | 'console'> {
  model: ConsoleModel;
}

/** Brings what has just come to where the reader looks, unless it is there already. */
function useShown(mark: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark !== undefined && place.current) bringUp(place.current);
  }, [mark]);
  return place;
}

function CallAnswer({
  call: {request, connection},
  outcome,
  method,
  model,
  console: {errorLinks},
}: OutcomeProps & {call: Call; outcome: SendOutcome}): ReactNode {
  const {address, label, chainId, target} = connection;
  const context = {...model.context, chainId: chainId ?? model.context.chainId};
  const isOwn = request.method === method.name;
  return (
    <Answer
      outcome={outcome}
      request={request}
      method={isOwn ? method : bareMethod(request.method)}
      context={context}
      validators={isOwn ? model.validators : undefined}
      errorLinks={errorLinks}
      endpoint={{label: target.kind === 'wallet' ? address : (label ?? address), url: address}}
    />
  );
}

/** What came of the request: on its way, its answer, or the events of a subscription. */
export default function Outcome(props: OutcomeProps): ReactNode {
  const {form, subscription} = props.model;
  const {run} = form.state;
  const {state, call} = subscription;
  const place = useShown(run.kind === 'done' ? run.outcome : run.kind === 'sending' ? run.call : call);
  return (
    <div ref={place} className={styles.outcome}>
      {run.kind === 'sending' && (
        <Sending
          since={run.since}
          address={run.call.connection.address}
          onCancel={props.model.cancel}
          returnTo={SEND_ID}
        />
      )}
      {run.kind === 'done' && <CallAnswer {...props} call={run.call} outcome={run.outcome} />}
      {state.kind === 'failed' && call && <CallAnswer {...props} call={call} outcome={state.outcome} />}
      {isSubscribing(props.method.name) && <SubscriptionLog view={subscription} announce={props.announce} />}
    </div>
  );
}
