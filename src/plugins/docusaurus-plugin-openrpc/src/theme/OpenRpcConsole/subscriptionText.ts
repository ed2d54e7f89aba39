import {translate} from '@docusaurus/Translate';
import type {SubscriptionState} from '../../console/transport/subscription';

/**
 * The state of a subscription, in words that change only with it; empty for one that was not started or has failed,
 * which the outcome describes.
 */
export function subscriptionText(state: SubscriptionState): string {
  switch (state.kind) {
    case 'connecting':
      return translate({
        id: 'openrpc.console.sub.connecting',
        message: 'Connecting…',
        description: 'State of a subscription',
      });
    case 'live':
      return translate({
        id: 'openrpc.console.sub.live',
        message: 'Live: events are shown as they come.',
        description: 'State of a subscription',
      });
    case 'paused':
      return translate({id: 'openrpc.console.sub.paused', message: 'Paused.', description: 'State of a subscription'});
    case 'reconnecting':
      return translate(
        {
          id: 'openrpc.console.sub.reconnecting',
          message:
            'The connection broke, and events are missed until it is open again. Try {attempt} of {attempts} comes in {seconds} s.',
          description: 'State of a subscription',
        },
        {
          attempt: String(state.attempt),
          attempts: String(state.attempts),
          seconds: String(Math.round(state.inMs / 1000)),
        },
      );
    case 'closed':
    case 'failed':
      return '';
  }
}

/** How many events a paused subscription holds back, and how many of them it had to give up. */
export function heldText({held, dropped}: Extract<SubscriptionState, {kind: 'paused'}>): string {
  return dropped > 0
    ? translate(
        {
          id: 'openrpc.console.sub.heldDropped',
          message: 'Events held back: {held}; older ones given up: {dropped}.',
          description: 'Beside a paused subscription',
        },
        {held: String(held), dropped: String(dropped)},
      )
    : translate(
        {
          id: 'openrpc.console.sub.held',
          message: 'Events held back: {held}.',
          description: 'Beside a paused subscription',
        },
        {held: String(held)},
      );
}
