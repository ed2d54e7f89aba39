import {translate} from '@docusaurus/Translate';
import {toLiteral} from '../../../console/answer/shownText';
import type {Message, MessageFacts} from './message';

/** The answer to a batch has none for this call. */
export function unanswered(_outcome: unknown, {url, id}: MessageFacts): Message {
  return {
    what: translate({id: 'openrpc.console.answer.unanswered.what', message: 'The batch was answered, but not this call.', description: 'Outcome'}),
    why: translate(
      {
        id: 'openrpc.console.answer.unanswered.why',
        message: '{url} gave no answer with the id {id}. Some nodes leave out what comes after a limit on the calls of a batch.',
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
    what: translate({id: 'openrpc.console.answer.answeredTwice.what', message: 'This call was answered more than once.', description: 'Outcome'}),
    why: translate(
      {
        id: 'openrpc.console.answer.answeredTwice.why',
        message: '{url} gave several answers with the id {id}, and only one can be meant.',
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
    what: translate({id: 'openrpc.console.answer.notSent.what', message: 'This call was not sent.', description: 'Outcome'}),
    why: translate({id: 'openrpc.console.answer.notSent.why', message: 'The batch ended before its turn came.', description: 'Cause'}),
    cure: translate({
      id: 'openrpc.console.answer.notSent.cure',
      message: 'See what became of the calls before it, then send the rest again.',
      description: 'Cure',
    }),
  };
}
