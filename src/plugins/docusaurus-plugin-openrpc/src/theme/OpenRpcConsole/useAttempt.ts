import {useRef} from 'react';
import {isMainNetwork, type Connection} from '../../console/connection';
import type {Dialect} from '../../console/model';
import {masked, secretNames} from '../../console/secrets';
import {effectOf, type MethodEffect} from '../../console/transport/effects';
import {isLoopbackAddress, toUrl} from '../../loopback';
import {isGuarded} from '../../exposure';
import type {RpcMethod} from '../../reference';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import type {Consent} from './ConsentDialog';
import {ENDPOINT_ID, OWN_ADDRESS_ID} from './EndpointPicker';
import {focusSoon} from './form/focusPlace';
import type {ConnectionState} from './useConnection';

interface AttemptOptions {
  route: ConnectionState;
  dialect: Dialect;
  /** The method of the page. */
  method: RpcMethod;
  ask: (consent: Consent) => Promise<boolean>;
}

const WEIGHT: Record<MethodEffect, number> = {reads: 0, operates: 1, signs: 2, sends: 3};

/** What several calls do at the most. */
function heaviest(requests: readonly JsonRpcRequest[]): MethodEffect {
  return requests
    .map(({method}) => effectOf(method))
    .reduce((one, other) => (WEIGHT[other] > WEIGHT[one] ? other : one), 'reads');
}

/**
 * The machine that calls would go to, where it is another one and a call of the page's method is not for others;
 * undefined if nothing speaks against it.
 */
function foreignHost(
  method: RpcMethod,
  {target, address}: Connection,
  requests: readonly JsonRpcRequest[],
): string | undefined {
  if (!isGuarded(method) || !requests.some(({method: name}) => name === method.name)) return undefined;
  if (target.kind === 'wallet') return address;
  return isLoopbackAddress(target.url) ? undefined : (toUrl(target.url)?.host ?? target.url);
}

/** The questions that a reader has to say yes to before calls go out, in their order. */
function questionsOn(
  {method, dialect}: AttemptOptions,
  connection: Connection,
  requests: readonly JsonRpcRequest[],
): Consent[] {
  const shown = {requests: requests.map((request) => masked(method, request)), connection};
  const host = foreignHost(method, connection, requests);
  const effect = heaviest(requests);
  return [
    ...(host === undefined
      ? []
      : [
          {
            kind: 'guard',
            host,
            parameters: method.params.map(({name}) => name),
            secrets: secretNames(method),
            ...shown,
          } as const,
        ]),
    ...(effect === 'reads'
      ? []
      : [{kind: 'effect', effect, isMain: isMainNetwork(dialect, connection.chainId), ...shown} as const]),
  ];
}

/** Asks one question after another, until the reader declines one. */
async function agreesTo(questions: readonly Consent[], ask: AttemptOptions['ask']): Promise<boolean> {
  for (const question of questions) if (!(await ask(question))) return false;
  return true;
}

/**
 * Does something with calls once all is in order: there is an endpoint, there are calls without faults, and the reader
 * has agreed where they act and where they are not for others to see. `requestsOn` gives the calls by the rules of a
 * network, or undefined after it has told the reader what is wrong.
 */
export function useAttempt(
  options: AttemptOptions,
): (
  requestsOn: (chainId: number | undefined) => readonly JsonRpcRequest[] | undefined,
  act: (connection: Connection, requests: readonly JsonRpcRequest[]) => void,
) => Promise<void> {
  const {route, ask} = options;
  const isUnderWay = useRef(false);
  return async (requestsOn, act) => {
    const {connection} = route;
    if (isUnderWay.current) return;
    if (!connection) {
      focusSoon(OWN_ADDRESS_ID, ENDPOINT_ID);
      return;
    }
    const first = requestsOn(connection.chainId);
    if (!first) return;
    const learnt = route.learnChain(connection);
    if (questionsOn(options, connection, first).length === 0) {
      act(connection, first);
      return;
    }
    isUnderWay.current = true;
    const known = (await learnt) ?? connection;
    const requests = requestsOn(known.chainId);
    const isAgreed = requests && (await agreesTo(questionsOn(options, known, requests), ask));
    isUnderWay.current = false;
    if (isAgreed) act(known, requests);
  };
}
