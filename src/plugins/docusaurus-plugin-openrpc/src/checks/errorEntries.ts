import {below, isRecord, type Place} from '../jsonPointer';
import {addFault, flag, inWords, listOf, objectOf, oneOf, text, value, type Check, type Inspection} from './check';
import {entriesOf} from './methods';

const whole = value('a whole number', (found) => Number.isSafeInteger(found));
const request = objectOf({verb: oneOf(['GET', 'POST'])}, {contentType: text, body: text, bytes: whole});
const answer = objectOf({status: whole, body: text}, {});
const exchange = objectOf({name: text, request, answer}, {});

/** Accepts the error reference of a document: each code with its meaning, cause and cure. */
export const errorEntries: Check = listOf(
  objectOf({code: whole, title: text, cause: text, cure: text}, {http: flag, unrecorded: text, exchanges: listOf(exchange)}),
);

function codesOf(inspection: Inspection, methods: readonly Place[], field: 'errors' | 'examples'): {code: number; at: string}[] {
  return methods.flatMap((method) =>
    entriesOf(inspection, method, field).flatMap(({value: entry, at}) => {
      const error: unknown = field === 'examples' && isRecord(entry) ? entry['x-error'] : entry;
      return isRecord(error) && typeof error.code === 'number' ? [{code: error.code, at}] : [];
    }),
  );
}

/** Reports codes that stand twice, that a method gives and the reference lacks, and that nothing shows. */
export function checkErrorEntries(inspection: Inspection): void {
  const document: Place = {pointer: '', value: inspection.root};
  if (!isRecord(inspection.root) || !('x-errors' in inspection.root)) return;
  const methods = entriesOf(inspection, document, 'methods');
  const recorded = new Set(codesOf(inspection, methods, 'examples').map(({code}) => code));
  const places = new Map<unknown, string>();
  for (const {value: entry, at} of entriesOf(inspection, document, 'x-errors')) {
    if (!isRecord(entry)) continue;
    const earlier = places.get(entry.code);
    if (earlier) addFault(inspection, below(at, 'code'), `${inWords(entry.code)} a second time`, `a code that ${earlier} does not have`);
    places.set(entry.code, earlier ?? at);
    const isShown = 'exchanges' in entry || (typeof entry.code === 'number' && recorded.has(entry.code));
    if (isShown === 'unrecorded' in entry) {
      const found = isShown ? 'a reason why there is no recording, beside a recording' : 'a code that no example shows';
      addFault(inspection, at, found, 'exchanges, an example with this code, or else the reason in unrecorded');
    }
  }
  for (const {code, at} of codesOf(inspection, methods, 'errors')) {
    if (!places.has(code))
      addFault(inspection, below(at, 'code'), `${inWords(code)}, which x-errors does not explain`, `one of ${[...places.keys()].join(', ')}`);
  }
}
