import type {MarkdownBlock, MarkdownInline, MarkdownText} from '../../markdown';
import type {JsonRpcError} from '../../outcome';
import type {RpcError} from '../../reference';

/** A sentence, or an entry of a list. */
interface Clause {
  parts: MarkdownInline[];
  isEntry: boolean;
}

/** The cause of an error that fits its message, and what else the method's page has for its code. */
export interface FittingCause {
  first: MarkdownText;
  /** Absent if the page has no more. */
  others?: MarkdownText;
}

/** How causes begin to speak of other messages than the one that they are listed for, in the languages of the site. */
const ABOUT_OTHERS = new RegExp(
  `^(?:${[
    ...['With (?:an)?other messages?', 'With the (?:other )?message', '(?:Other|Another|The other) messages?'],
    ...['If the message', 'The end of the message', 'The code is the same'],
    ...['Con otros? mensajes?', 'Con el (?:otro )?mensaje', 'Otros mensajes', 'El otro mensaje'],
    ...['Si el mensaje', 'El final del mensaje', 'El código es el mismo'],
    ...['其他消息', '另一种消息', '消息为', '消息末尾', '消息结尾', '消息含有', '同一错误代码'],
  ].join('|')})`,
);

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？；])/;

/** A run of text as its sentences; code and links never end one. */
function sentencesOf(run: readonly MarkdownInline[]): Clause[] {
  const sentences: MarkdownInline[][] = [[]];
  for (const part of run) {
    const [head, ...rest]: MarkdownInline[] = typeof part === 'string' ? part.split(SENTENCE_END) : [part];
    if (head !== undefined && head !== '') sentences.at(-1)?.push(head);
    for (const begun of rest) sentences.push(begun === '' ? [] : [begun]);
  }
  return sentences.filter((parts) => parts.length > 0).map((parts) => ({parts, isEntry: false}));
}

function clausesOf(text: MarkdownText): Clause[] {
  if (typeof text === 'string') return sentencesOf([text]);
  return text.flatMap((block) =>
    'paragraph' in block ? sentencesOf(block.paragraph) : block.list.map((parts) => ({parts, isEntry: true})),
  );
}

/** Clauses as a text again: sentences in a paragraph, entries in a list; undefined if there are none. */
function textOf(clauses: readonly Clause[]): MarkdownText | undefined {
  const blocks: MarkdownBlock[] = [];
  for (const {parts, isEntry} of clauses) {
    const last = blocks.at(-1);
    if (isEntry && last && 'list' in last) last.list.push(parts);
    else if (isEntry) blocks.push({list: [parts], ordered: false});
    else if (last && 'paragraph' in last) last.paragraph.push(' ', ...parts);
    else blocks.push({paragraph: [...parts]});
  }
  return blocks.length > 0 ? blocks : undefined;
}

/** A message without what differs from call to call: numbers, hashes and addresses. */
function shapeOf(message: string): string {
  return message
    .toLowerCase()
    .replace(/\b(?:net\d+|cfx|cfxtest):[\w.:]+/g, '#')
    .replace(/0x[\da-f…]+|\d+/g, '#');
}

/** A node's words in code: several, or one that is long enough to be no name of a field by chance. */
function isQuote(code: string): boolean {
  return code.includes(' ') || /^[A-Z][A-Za-z]{7,}$/.test(code);
}

/** The length of the longest words in code that the node returned as well; 0 if there are none. */
function quotedLength({parts}: Clause, returned: string): number {
  const lengths = parts.map((part) =>
    typeof part !== 'string' && 'code' in part && isQuote(part.code) && returned.includes(part.code)
      ? part.code.length
      : 0,
  );
  return Math.max(0, ...lengths);
}

interface Split {
  /** What is said of the message that the cause is listed for, and what of others. */
  own: Clause[];
  others: Clause[];
}

function split(cause: MarkdownText): Split {
  const clauses = clausesOf(cause);
  const begin = clauses.findIndex(({parts: [start]}) => typeof start === 'string' && ABOUT_OTHERS.test(start));
  return begin > 0 ? {own: clauses.slice(0, begin), others: clauses.slice(begin)} : {own: clauses, others: []};
}

/** All that a node said in an error, to look words up in. */
function returnedText({message, data}: JsonRpcError): string {
  return typeof data === 'string' ? `${message}\n${data}` : message;
}

/** Whether an error is listed with the words that a node gave, apart from numbers and the like. */
export function isSameMessage(listed: Pick<RpcError, 'message'>, {message}: Pick<JsonRpcError, 'message'>): boolean {
  return shapeOf(listed.message) === shapeOf(message);
}

/** The clause of a cause that quotes what the node returned; the one with the longest quote, if several do. */
function quotingClause({others}: Split, error: JsonRpcError): Clause | undefined {
  const returned = returnedText(error);
  const [best] = others
    .map((clause) => ({clause, length: quotedLength(clause, returned)}))
    .filter(({length}) => length > 0)
    .sort((one, other) => other.length - one.length);
  return best?.clause;
}

/** Whether a listed error's cause quotes what the node returned, though it is listed for another message. */
export function quotesMessage({cause}: RpcError, error: JsonRpcError): boolean {
  return cause !== undefined && quotingClause(split(cause), error) !== undefined;
}

/**
 * Of the cause that a method's page gives for an error, what fits the node's message: what is said of that message, else
 * what is said of messages that quote it, else what is said of other messages than the listed one.
 */
export function fittingCause(listed: RpcError & {cause: MarkdownText}, error: JsonRpcError): FittingCause {
  const parts = split(listed.cause);
  const {own, others} = parts;
  const isListed = isSameMessage(listed, error);
  const quoting = isListed ? undefined : quotingClause(parts, error);
  const first = isListed || others.length === 0 ? own : quoting ? [quoting] : others;
  const rest = [...own, ...others].filter((clause) => !first.includes(clause));
  const text = textOf(rest);
  return {first: textOf(first) ?? listed.cause, ...(text !== undefined && {others: text})};
}
