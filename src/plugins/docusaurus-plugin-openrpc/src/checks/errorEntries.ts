import {below, isRecord, type Place} from '../jsonPointer';
import {addFault, flag, inWords, listOf, objectOf, oneOf, text, value, type Check, type Inspection} from './check';
import {entriesOf} from './methods';

const whole = value('a whole number', (found) => Number.isSafeInteger(found));
const request = objectOf({verb: oneOf(['GET', 'POST'])}, {contentType: text, body: text, bytes: whole});
// A node may return only a status.
const answer = objectOf({status: whole, body: value('a text', (found) => typeof found === 'string')}, {});
const exchange = objectOf({name: text, request, answer}, {});

/** Accepts the error reference of a document: each code with its meaning, cause and fix. */
export const errorEntries: Check = listOf(
  objectOf(
    {code: whole, title: text, cause: text, cure: text},
    {http: flag, unrecorded: text, exchanges: listOf(exchange)},
  ),
);

/** Reports codes that occur twice in the error reference, and codes of methods that it lacks. */
export function checkErrorEntries(inspection: Inspection): void {
  const document: Place = {pointer: '', value: inspection.root};
  if (!isRecord(inspection.root) || !('x-errors' in inspection.root)) return;
  const places = new Map<unknown, string>();
  for (const {value: entry, at} of entriesOf(inspection, document, 'x-errors')) {
    if (!isRecord(entry)) continue;
    const earlier = places.get(entry.code);
    if (earlier)
      addFault(
        inspection,
        below(at, 'code'),
        `${inWords(entry.code)} a second time`,
        `a code that ${earlier} does not have`,
      );
    places.set(entry.code, earlier ?? at);
  }
  for (const {value: error, pointer} of entriesOf(inspection, document, 'methods').flatMap((method) =>
    entriesOf(inspection, method, 'errors'),
  )) {
    if (!isRecord(error) || typeof error.code !== 'number' || places.has(error.code)) continue;
    addFault(
      inspection,
      below(pointer, 'code'),
      `${inWords(error.code)}, which x-errors does not explain`,
      `one of ${[...places.keys()].join(', ')}`,
    );
  }
}
