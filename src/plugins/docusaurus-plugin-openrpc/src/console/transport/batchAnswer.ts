import {asError, isRecord, judgeAnswer, type BatchAnswer, type SendOutcome} from '../../outcome';
import type {JsonRpcRequest} from '../../request';

/** What an answer to a batch turned out to be, with its list before that is given to the calls. */
export type ParsedBatch = Exclude<BatchAnswer, {kind: 'answered'}> | {kind: 'answered'; list: unknown[]; text: string};

/** Reads a text as the answer to a batch. */
export function parseBatch(text: string): ParsedBatch {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return {kind: 'not-json', text};
  }
  if (Array.isArray(answer)) return {kind: 'answered', list: answer, text};
  const error = isRecord(answer) ? asError(answer.error) : undefined;
  return error ? {kind: 'refused', error, text} : {kind: 'not-a-list', text};
}

/** What of a list of answers belongs to each call, by its id, and what to none. */
export function sortAnswers(list: readonly unknown[], requests: readonly JsonRpcRequest[], elapsedMs: number): {calls: SendOutcome[]; strays: unknown[]} {
  const byId = new Map<unknown, unknown[]>();
  for (const item of list) {
    const id = isRecord(item) ? item.id : undefined;
    byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  const calls = requests.map(({id}): SendOutcome => {
    const [answer, ...others] = byId.get(id) ?? [];
    byId.delete(id);
    if (answer === undefined) return {kind: 'unanswered', elapsedMs};
    if (others.length > 0) return {kind: 'answered-twice', text: JSON.stringify([answer, ...others]), elapsedMs};
    return {...judgeAnswer(answer, id, JSON.stringify(answer)), elapsedMs};
  });
  return {calls, strays: [...byId.values()].flat()};
}
