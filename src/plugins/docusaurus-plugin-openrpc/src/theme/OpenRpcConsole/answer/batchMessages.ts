import {translate} from '@docusaurus/Translate';
import {toLiteral} from '../../../console/answer/shownText';
import type {Message, MessageFacts} from './message';

/** The answer to a batch has none for this call. */
export function unanswered(_outcome: unknown, {url, id}: MessageFacts): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.unanswered.what',
      message: 'The node responded to the batch, but not to this call.',
      description: 'Outcome',
    }),
    why: translate(
      {
        id: 'openrpc.console.answer.unanswered.why',
        message:
          '{url} returned no response with the id {id}. Some nodes drop the calls of a batch that exceed a limit.',
        description: 'Cause',
      },
      {url, id: toLiteral(id)},
    ),
    cure: translate({
      id: 'openrpc.console.answer.unanswered.cure',
      message: 'Send this call by itself, or make the batch smaller.',
      description: 'Cure',
    }),
  };
}

/** The answer to a batch has several for this call. */
export function answeredTwice(_outcome: unknown, {url, id}: MessageFacts): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.answeredTwice.what',
      message: 'This call got more than one response.',
      description: 'Outcome',
    }),
    why: translate(
      {
        id: 'openrpc.console.answer.answeredTwice.why',
        message: '{url} returned several responses with the id {id}, and only one can belong to this call.',
        description: 'Cause',
      },
      {url, id: toLiteral(id)},
    ),
    cure: translate({
      id: 'openrpc.console.answer.answeredTwice.cure',
      message: 'Rely on none of them. Send this call by itself, and tell whoever runs the endpoint.',
      description: 'Cure',
    }),
  };
}

/** The batch ended before this call. */
export function notSent(): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.notSent.what',
      message: 'This call was not sent.',
      description: 'Outcome',
    }),
    why: translate({
      id: 'openrpc.console.answer.notSent.why',
      message: 'The batch ended before its turn came.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.notSent.cure',
      message: 'Check the results of the calls before it, then send the rest again.',
      description: 'Cure',
    }),
  };
}
