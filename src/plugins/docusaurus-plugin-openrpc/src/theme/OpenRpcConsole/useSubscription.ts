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

/** Whether a subscription goes on, so that it can be ended: also while it waits for its connection. */
export function isOpen({kind}: SubscriptionState): boolean {
  return kind !== 'closed' && kind !== 'failed';
}

/** The name of the method that ends what another one opened. */
function unsubscribeOf(method: string): string {
  return method.replace(/_subscribe$/, '_unsubscribe');
}

/** The newest events of a subscription and how many came in all, with what adds to them and what empties the list. */
function useEvents(): Pick<SubscriptionView, 'events' | 'count'> & {
  add: (fresh: readonly SubscriptionEvent[], dropped: number) => void;
  clear: () => void;
} {
  const [list, setList] = useState<Pick<SubscriptionView, 'events' | 'count'>>({events: [], count: 0});
  return {
    ...list,
    add: (fresh, dropped) =>
      setList(({events, count}) => ({
        events: [...fresh.toReversed(), ...events].slice(0, MAX_EVENTS),
        count: count + fresh.length + dropped,
      })),
    clear: () => setList({events: [], count: 0}),
  };
}

/** One subscription at a time; it ends with the page. */
export function useSubscription(): SubscriptionView {
  const subscription = useRef<Subscription>(undefined);
  const [state, setState] = useState<SubscriptionState>({kind: 'closed'});
  const {events, count, add, clear} = useEvents();
  const [call, setCall] = useState<Call>();
  useEffect(() => () => subscription.current?.close(), []);
  const start = (next: Call): void => {
    const {request, connection} = next;
    subscription.current?.close();
    setCall(next);
    clear();
    subscription.current = openSubscription({
      url: connection.address,
      request,
      unsubscribe: unsubscribeOf(request.method),
      onState: setState,
      onEvents: add,
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
