// holds: rpc.fitting-causes
import {describe, expect, test} from 'vitest';
import {
  mapReference,
  parseMarkdown,
  readDocument,
  toReference,
  type MarkdownText,
  type RpcMethod,
  type RpcReference,
} from 'docusaurus-plugin-openrpc/document';
import {fittingCause, isSameMessage, listedError} from 'docusaurus-plugin-openrpc/testing';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {readTexts, SPACES, type RecordedError, type Space} from './documents';

type Listed = RpcMethod['errors'][number];

/** How a cause begins to speak of other messages. */
const OTHERS =
  /(?:^|\. |\n)(?:With (?:an)?other messages?|With the other message|Other messages|The other message|The end of the message)/;

const parsed = (text: MarkdownText): MarkdownText =>
  typeof text === 'string' ? parseMarkdown(text, {codePage: () => undefined, address: (url) => url}) : text;

const withMarkup = (errors: readonly Listed[]): Listed[] =>
  errors.map((error) => ({...error, ...(error.cause !== undefined && {cause: parsed(error.cause)})}));

/** A text without markup, code between backticks. */
function plain(text: MarkdownText | undefined): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  type Run = Extract<(typeof text)[number], {paragraph: unknown}>['paragraph'];
  const words = (run: Run): string =>
    run
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('code' in part) return `\`${part.code}\``;
        return words('linked' in part ? part.linked : 'strong' in part ? part.strong : part.emphasis);
      })
      .join('');
  return text
    .flatMap((block) => ('paragraph' in block ? [block.paragraph] : block.list))
    .map(words)
    .join('\n');
}

const letters = (text: string): string => Array.from(text.replace(/\s/g, '')).sort().join('');

interface Recorded {
  method: RpcMethod;
  name: string;
  error: RecordedError;
}

async function readRecorded(space: Space): Promise<Recorded[]> {
  const {namespaces} = toReference(await readDocument(RPC_REFERENCES[space]));
  return namespaces.flatMap(({methods}) =>
    methods.flatMap((method) =>
      method.examples.flatMap(({name, outcome}) => ('error' in outcome ? [{method, name, error: outcome.error}] : [])),
    ),
  );
}

interface Explained extends Recorded {
  listed: Listed & {cause: MarkdownText};
  first: string;
  others: string;
}

/** Every recorded error, with what a console shows of its method's page. */
async function explainAll(space: Space): Promise<Explained[]> {
  return (await readRecorded(space)).map((recorded) => {
    const listed = listedError(withMarkup(recorded.method.errors), recorded.error);
    if (listed?.cause === undefined) throw new Error(`${recorded.method.name} ${recorded.name} has no cause.`);
    const whole = {...listed, cause: listed.cause};
    const {first, others} = fittingCause(whole, recorded.error);
    return {...recorded, listed: whole, first: plain(first), others: plain(others)};
  });
}

const nameOf = ({method, name}: Recorded): string => `${method.name} ${name}`;

describe.each(SPACES)('the cause of each recorded error of %s', (space) => {
  test('is the one of its message: none that the page has for others stands with it', async () => {
    const all = await explainAll(space);
    expect(all.length).toBeGreaterThan(100);
    const same = all.filter(({listed, error}) => isSameMessage(listed, error));
    expect(same.length).toBeGreaterThan(all.length / 2);
    expect(same.filter(({first}) => OTHERS.test(first)).map(nameOf)).toEqual([]);
    expect(
      same.filter(({first, listed}) => !plain(listed.cause).startsWith(first.split('\n')[0] ?? '?')).map(nameOf),
    ).toEqual([]);
  });

  test('is not that of another message, where the page tells them apart', async () => {
    const others = (await explainAll(space)).filter(({listed, error}) => !isSameMessage(listed, error));
    expect(others.length).toBeGreaterThan(5);
    const apart = others.filter(({listed}) => OTHERS.test(plain(listed.cause)));
    // The page's first sentence is of the listed message.
    const wrong = apart.filter(({first, listed}) => first.startsWith(plain(listed.cause).slice(0, 30)));
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('loses nothing that the page says, and shows nothing twice', async () => {
    const changed = (await explainAll(space)).filter(
      ({listed, first, others}) => letters(plain(listed.cause)) !== letters(first + others),
    );
    expect(changed.map(nameOf)).toEqual([]);
  });
});

test('a message that the page quotes has that sentence or entry alone', async () => {
  const all = [...(await explainAll('core')), ...(await explainAll('espace'))];
  const shown = (method: string, words: string): string | undefined =>
    all.find(({method: {name}, error}) => name === method && error.message.includes(words))?.first;
  expect(shown('debug_traceTransaction', 'invalid tx hash')).toBe('`invalid tx hash`: the transaction is unknown.');
  expect(shown('debug_traceTransaction', 'not supported')).toBe("The node doesn't support the tracer.");
  expect(shown('eth_sendRawTransaction', 'insufficient funds')).toBe(
    '`insufficient funds for transfer`: the balance is too low.',
  );
  expect(shown('eth_getBalance', 'Invalid parameters: num')).toMatch(/the block isn't executed yet\.$/);
  expect(shown('cfx_getAccountPendingInfo', 'Invalid base32 address')).toBe(
    'With another message, the address is in hex or mistyped.',
  );
});

/** The causes of a reference by method, code and message. */
function causesOf(reference: RpcReference): Map<string, Listed & {cause: MarkdownText}> {
  return new Map(
    reference.namespaces.flatMap(({methods}) =>
      methods.flatMap(({name, errors}) =>
        errors.flatMap((error) =>
          error.cause === undefined
            ? []
            : [[`${name} ${String(error.code)} ${error.message}`, {...error, cause: parsed(error.cause)}] as const],
        ),
      ),
    ),
  );
}

const FOLDERS = TRANSLATIONS.map(({folder}) => folder);

test.each(SPACES.flatMap((space) => FOLDERS.map((folder) => [space, folder] as const)))(
  '%s, %s: a translation tells the listed message from others where English does',
  async (space, folder) => {
    const english = toReference(await readDocument(RPC_REFERENCES[space]));
    const texts = readTexts(space, folder);
    const see = (key: string, text: string): string => texts[key]?.message ?? text;
    const translated = causesOf(mapReference(english, {label: see, prose: see}));
    const differing = [...causesOf(english)].filter(([key, listed]) => {
      const other = translated.get(key);
      const isSplit = (each: typeof listed): boolean =>
        fittingCause(each, {code: each.code, message: each.message}).others !== undefined;
      return other === undefined || isSplit(listed) !== isSplit(other);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  },
);
