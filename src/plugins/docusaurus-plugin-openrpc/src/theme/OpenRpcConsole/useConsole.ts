import {useMemo, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toBatchRequests} from '../../console/batch';
import {addToHistory} from '../../console/memory/history';
import {isRemembered} from '../../console/memory/remembered';
import type {Dialect, MethodValidators, ValueContext} from '../../console/model';
import type {Call} from '../../console/state';
import type {SendOutcome} from '../../outcome';
import type {RpcMethod} from '../../reference';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import type {ConsoleProps, MethodPageProps} from '../../routes';
import {isSubscribing} from '../../subscriptions';
import {outcomeLine} from './answer/outcomeName';
import {faultSummaryId} from './form/RequestEditor';
import {useAttempt} from './useAttempt';
import {useBatch, type BatchState} from './useBatch';
import {useConnection, type ConnectionState} from './useConnection';
import {useConsent, type ConsentState} from './useConsent';
import {usePermalink} from './usePermalink';
import {useRequestForm, type RequestForm} from './useRequestForm';
import {useSending} from './useSending';
import {useSubscription, type SubscriptionView} from './useSubscription';

/** What the ids of the form's fields begin with. */
export const FORM_ID = 'openrpc';

/** What the console receives from the panel around it. */
export interface ConsoleViewProps extends MethodPageProps {
  /** Reads a text out through the panel's one live region. */
  announce: (text: string) => void;
  /** Called once the console is shown. */
  onReady: () => void;
}

/** A console as a whole: its content and what can be done. */
export interface ConsoleModel {
  route: ConnectionState;
  context: ValueContext;
  form: RequestForm;
  batch: BatchState;
  subscription: SubscriptionView;
  consent: ConsentState;
  validators: MethodValidators | undefined;
  send: () => void;
  sendBatch: () => void;
  /** Asks the wallet in use for access to its accounts. */
  askAccounts: () => void;
  cancel: () => void;
  /**
   * Whether the page has anything that another load of it would take away: an answer, events, or what is filled in and
   * not remembered.
   */
  holds: () => boolean;
}

/** The method that requests access to a wallet's accounts. */
const ACCOUNTS: Record<Dialect, string> = {
  plain: 'eth_requestAccounts',
  ethereum: 'eth_requestAccounts',
  conflux: 'cfx_requestAccounts',
};

/** Keeps a call of a method in the history, unless that is guarded. */
function keepCall(
  {instanceId, guarded}: ConsoleProps,
  method: RpcMethod,
  {request, connection: {endpointId}}: Call,
  outcome: SendOutcome['kind'],
): void {
  const {method: name, params} = request;
  if (name !== method.name) return;
  addToHistory(instanceId, guarded, {
    method: name,
    params,
    time: Date.now(),
    outcome,
    ...(endpointId !== undefined && {endpointId}),
  });
}

/** Moves the focus to what keeps a request from being sent, once it is shown. */
function focusFaults(isJson: boolean): void {
  const id = isJson ? `${FORM_ID}/json` : faultSummaryId(FORM_ID);
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

function useValueContext(
  {dialect}: ConsoleViewProps['console'],
  {types}: RpcMethod,
  chainId: number | undefined,
): ValueContext {
  return useMemo(() => ({dialect, types, ...(chainId !== undefined && {chainId})}), [dialect, types, chainId]);
}

/** The request of the form as a list, or undefined once the reader was led to what is wrong with it. */
function useSendable({
  dispatch,
  requestOn,
  state: {jsonText, view},
}: RequestForm): (chainId: number | undefined) => JsonRpcRequest[] | undefined {
  const ids = useRef(0);
  return (chainId) => {
    const request = requestOn(chainId);
    if (request) return [{...request, id: ++ids.current}];
    if (jsonText !== undefined && view === 'form') dispatch({type: 'view', view: 'json'});
    dispatch({type: 'refuse'});
    focusFaults(jsonText !== undefined);
    return undefined;
  };
}

/** Whether the page of a method has anything that another load of it would take away. */
function isHeld(
  {form: {state}, batch, subscription}: Pick<ConsoleModel, 'form' | 'batch' | 'subscription'>,
  {instanceId}: ConsoleProps,
  method: RpcMethod,
): boolean {
  return (
    [state.run.kind, batch.run.kind].some((kind) => kind !== 'idle') ||
    subscription.call !== undefined ||
    !batch.isKept() ||
    !isRemembered(instanceId, method.name, state)
  );
}

/** Everything that a console holds and does, for the parts that show it. */
export function useConsole({method, console: instance, loaders, announce}: ConsoleViewProps): ConsoleModel {
  const {instanceId, dialect} = instance;
  const {currentLocale} = useDocusaurusContext().i18n;
  const route = useConnection(instance, method);
  const context = useValueContext(instance, method, route.connection?.chainId);
  const form = useRequestForm(method, instanceId, context);
  const [validators, setValidators] = useState<MethodValidators>();
  const batch = useBatch(instance);
  const subscription = useSubscription();
  const consent = useConsent();
  const attempt = useAttempt({route, dialect, method, ask: consent.ask});
  const sendable = useSendable(form);
  usePermalink(method, context, form.dispatch, route.visit);
  const onSettled = (call: Call, outcome: SendOutcome): void => {
    announce(outcomeLine(outcome, currentLocale));
    keepCall(instance, method, call, outcome.kind);
  };
  const {act, cancel} = useSending({run: form.state.run, dispatch: form.dispatch, announce, onSettled});
  const begin = (call: Call): void => {
    if (!isSubscribing(call.request.method) || call.connection.target.kind !== 'webSocket') act(call);
    else {
      subscription.start(call);
      keepCall(instance, method, call, 'result');
    }
  };
  const sendOne = (requestsOn: Parameters<typeof attempt>[0]): void => {
    if (form.state.run.kind === 'sending') return;
    loaders[method.slug]?.().then(setValidators, () => undefined);
    void attempt(requestsOn, (connection, requests) => requests.forEach((request) => begin({request, connection})));
  };
  return {
    ...{route, context, form, batch, subscription, consent, validators, cancel},
    holds: () => isHeld({form, batch, subscription}, instance, method),
    send: () => sendOne(sendable),
    askAccounts: () => sendOne(() => [{jsonrpc: '2.0', id: 1, method: ACCOUNTS[dialect], params: []}]),
    sendBatch: () => void attempt(() => toBatchRequests(batch.calls), batch.send),
  };
}
