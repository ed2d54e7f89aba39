import {translate} from '@docusaurus/Translate';
import {withEscapes} from '../../../console/answer/shownText';
import type {SendOutcome} from '../../../outcome';
import type {Message, MessageFacts} from './message';

/** The reader said no in the wallet. */
export function walletRefused(_outcome: unknown, {url}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.walletRefused.what',
        message: 'Refused in {wallet}; nothing was sent.',
        description: 'Outcome',
      },
      {wallet: url},
    ),
    why: translate({
      id: 'openrpc.console.answer.walletRefused.why',
      message: 'You declined in the wallet, or closed its window.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.walletRefused.cure',
      message:
        'If that was a mistake, send again and confirm in the wallet. It may also have withdrawn this site’s access to the account.',
      description: 'Cure',
    }),
  };
}

/** The wallet still asks about something else. */
export function walletBusy(_outcome: unknown, {url}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.walletBusy.what',
        message: '{wallet} did not accept the request: an earlier one is still waiting for you.',
        description: 'Outcome',
      },
      {wallet: url},
    ),
    why: translate({
      id: 'openrpc.console.answer.walletBusy.why',
      message: 'A wallet asks one question at a time, and its window may be behind this one.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.walletBusy.cure',
      message: 'Open the wallet, answer what it asks, then send again.',
      description: 'Cure',
    }),
  };
}

/** The wallet broke off without a code. */
export function walletFailed({reason}: Extract<SendOutcome, {kind: 'wallet-failed'}>, {url}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.walletFailed.what',
        message: '{wallet} stopped without a response.',
        description: 'Outcome',
      },
      {wallet: url},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.walletFailed.why',
        message: 'It may be locked, on another network, or not support the method. It says: {reason}',
        description: 'Cause; the reason is the wallet’s own, or —',
      },
      {reason: withEscapes(reason) || '—'},
    ),
    cure: translate({
      id: 'openrpc.console.answer.walletFailed.cure',
      message: 'Unlock the wallet, check its network and send again, or choose an endpoint in place of the wallet.',
      description: 'Cure',
    }),
  };
}
