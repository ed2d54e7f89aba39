import {useEffect, useRef, useState} from 'react';
import {openSubscription, type Subscription, type SubscriptionState} from '../../console/transport/subscription';
import type {SubscriptionEvent} from '../../console/transport/eventQueue';
import type {Call} from '../../console/state';

/** How many events are kept in the page. */
export const MAX_EVENTS = 100;

/** A subscription as the page shows it: the newest events first, and how many came in all. */
export interface SubscriptionView {
  state: SubscriptionState;
  events: readonly SubscriptionEvent[];
  count: number;
  /** The call that opened it. */
  call: Call | undefined;
  start: (call: Call) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** The name of the method that ends what another one opened. */
function unsubscribeOf(method: string): string {
  return method.replace(/_subscribe$/, '_unsubscribe');
}

/** One subscription at a time; it ends with the page. */
export function useSubscription(): SubscriptionView {
  const subscription = useRef<Subscription>(undefined);
  const [state, setState] = useState<SubscriptionState>({kind: 'closed'});
  const [{events, count}, setList] = useState<{events: readonly SubscriptionEvent[]; count: number}>({
    events: [],
    count: 0,
  });
  const [call, setCall] = useState<Call>();
  useEffect(() => () => subscription.current?.close(), []);
  const start = (next: Call): void => {
    const {request, connection} = next;
    subscription.current?.close();
    setCall(next);
    setList({events: [], count: 0});
    subscription.current = openSubscription({
      url: connection.address,
      request,
      unsubscribe: unsubscribeOf(request.method),
      onState: setState,
      onEvents: (fresh, dropped) =>
        setList((list) => ({
          events: [...fresh.toReversed(), ...list.events].slice(0, MAX_EVENTS),
          count: list.count + fresh.length + dropped,
        })),
    });
  };
  const stop = (): void => {
    subscription.current?.close();
    subscription.current = undefined;
    setState({kind: 'closed'});
  };
  return {
    state,
    events,
    count,
    call,
    start,
    stop,
    pause: () => subscription.current?.pause(),
    resume: () => subscription.current?.resume(),
  };
}
