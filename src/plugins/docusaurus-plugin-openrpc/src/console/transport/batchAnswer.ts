import {itemTexts} from '../answer/exactJson';
import {asError, isRecord, judgeAnswer, type BatchAnswer, type SendOutcome} from '../../outcome';
import type {JsonRpcRequest} from '../../jsonRpcRequest';

/** An entry of the list that answers a batch: its value, and how it is written there. */
interface BatchItem {
  value: unknown;
  text: string;
}

/** What an answer to a batch turned out to be, with its list before that is given to the calls. */
export type ParsedBatch =
  Exclude<BatchAnswer, {kind: 'answered'}> | {kind: 'answered'; list: BatchItem[]; text: string};

/** Reads a text as the answer to a batch. */
export function parseBatch(text: string): ParsedBatch {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return {kind: 'not-json', text};
  }
  if (Array.isArray(answer)) {
    const texts = itemTexts(text);
    return {kind: 'answered', list: answer.map((value: unknown, index) => ({value, text: texts[index] ?? ''})), text};
  }
  const error = isRecord(answer) ? asError(answer.error) : undefined;
  return error ? {kind: 'refused', error, text} : {kind: 'not-a-list', text};
}

/** What of a list of answers belongs to each call, by its id, and what to none. */
export function sortAnswers(
  list: readonly BatchItem[],
  requests: readonly JsonRpcRequest[],
  elapsedMs: number,
): {calls: SendOutcome[]; strays: unknown[]} {
  const byId = new Map<unknown, BatchItem[]>();
  for (const item of list) {
    const id = isRecord(item.value) ? item.value.id : undefined;
    byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  const calls = requests.map(({id}): SendOutcome => {
    const [answer, ...others] = byId.get(id) ?? [];
    byId.delete(id);
    if (answer === undefined) return {kind: 'unanswered', elapsedMs};
    if (others.length > 0)
      return {kind: 'answered-twice', text: `[${[answer, ...others].map(({text}) => text).join(',')}]`, elapsedMs};
    return {...judgeAnswer(answer.value, id, answer.text), elapsedMs};
  });
  return {calls, strays: [...byId.values()].flat().map(({value}) => value)};
}
