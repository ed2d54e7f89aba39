import {useRef} from 'react';
import {isMainNetwork, type Connection} from '../../console/connection';
import type {Dialect} from '../../console/model';
import {effectOf, type MethodEffect} from '../../console/transport/effects';
import type {JsonRpcRequest} from '../../request';
import type {Consent} from './ConsentDialog';
import {ENDPOINT_ID} from './EndpointPicker';
import {focusSoon} from './form/focusPlace';
import {OWN_ADDRESS_ID} from './OwnAddressField';
import type {ConnectionState} from './useConnection';

interface AttemptOptions {
  route: ConnectionState;
  dialect: Dialect;
  ask: (consent: Consent) => Promise<boolean>;
}

const WEIGHT: Record<MethodEffect, number> = {reads: 0, operates: 1, signs: 2, sends: 3};

/** What several calls do at the most. */
function heaviest(requests: readonly JsonRpcRequest[]): MethodEffect {
  return requests.map(({method}) => effectOf(method)).reduce((one, other) => (WEIGHT[other] > WEIGHT[one] ? other : one), 'reads');
}

/**
 * Does something with calls once all is in order: there is an endpoint, there are calls without faults, and the reader has agreed where they act.
 * `requestsOn` gives the calls by the rules of a network, or undefined after it has told the reader what is wrong.
 */
export function useAttempt({
  route,
  dialect,
  ask,
}: AttemptOptions): (
  requestsOn: (chainId: number | undefined) => readonly JsonRpcRequest[] | undefined,
  act: (connection: Connection, requests: readonly JsonRpcRequest[]) => void,
) => Promise<void> {
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
    const effect = heaviest(first);
    const learnt = route.learnChain(connection);
    if (effect === 'reads') {
      act(connection, first);
      return;
    }
    isUnderWay.current = true;
    const known = (await learnt) ?? connection;
    const requests = requestsOn(known.chainId);
    const isAgreed = requests && (await ask({effect, requests, connection: known, isMain: isMainNetwork(dialect, known.chainId)}));
    isUnderWay.current = false;
    if (isAgreed) act(known, requests);
  };
}
