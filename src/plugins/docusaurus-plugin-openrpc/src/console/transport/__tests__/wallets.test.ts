import {describe, expect, it} from 'vitest';
import {discoverWallets, MAX_WALLETS, type Wallet, type WalletPage} from '../wallets';

const ICON = 'data:image/svg+xml;base64,PHN2Zy8+';
const UUID = '350670db-19fa-4704-a166-e52e178b59d2';

function provider(): {request: () => Promise<unknown>} {
  return {request: () => Promise.resolve(null)};
}

function detail(info: Record<string, unknown> = {}, own: unknown = provider()): unknown {
  return {info: {uuid: UUID, name: 'Example Wallet', icon: ICON, rdns: 'com.example.wallet', ...info}, provider: own};
}

function announce(page: EventTarget, announced: unknown): void {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail: announced}));
}

/** Everything told of a page whose wallets answer the question for them. */
function discover(
  announced: unknown[],
  page: WalletPage = new EventTarget(),
): {told: (readonly Wallet[])[]; page: WalletPage; stop: () => void} {
  const told: (readonly Wallet[])[] = [];
  page.addEventListener('eip6963:requestProvider', () => announced.forEach((one) => announce(page, one)));
  const stop = discoverWallets((wallets) => told.push(wallets), page);
  return {told, page, stop};
}

describe('discoverWallets', () => {
  it('tells of none, once, where there is none', () => {
    expect(discover([]).told).toEqual([[]]);
  });

  it('asks, and tells of those that answer at once, then of each that comes later, until it is stopped', () => {
    const own = provider();
    const {told, page, stop} = discover([detail({}, own)]);
    expect(told).toEqual([
      [{id: UUID, name: 'Example Wallet', icon: ICON, rdns: 'com.example.wallet', dialect: 'ethereum', provider: own}],
    ]);
    expect(told[0]?.[0]?.provider).toBe(own);
    announce(page, detail({uuid: UUID.replace('3', '4'), name: 'Late'}));
    expect(told[1]?.map(({name}) => name)).toEqual(['Example Wallet', 'Late']);
    stop();
    announce(page, detail({uuid: UUID.replace('3', '5')}));
    expect(told).toHaveLength(2);
  });

  it('tells of a wallet once, and keeps the first of a name', () => {
    const own = provider();
    const {told, page} = discover([
      detail({}, own),
      detail({uuid: UUID.replace('3', '4')}, own),
      detail({uuid: UUID.toUpperCase(), name: 'Impostor'}),
    ]);
    announce(page, detail({}, own));
    expect(told).toHaveLength(1);
    expect(told[0]?.map(({name}) => name)).toEqual(['Example Wallet']);
  });

  it('tells of no more than some', () => {
    const many = Array.from({length: MAX_WALLETS + 5}, (_, index) =>
      detail({uuid: UUID.replace('350670db', String(index).padStart(8, '0'))}),
    );
    expect(discover(many).told[0]).toHaveLength(MAX_WALLETS);
  });
});

describe('what a wallet says of itself', () => {
  const {told: thrown} = discover([
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('looked at');
        },
      },
    ),
  ]);

  it.each([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['no info', {provider: provider()}],
    ['no provider', detail({}, {})],
    ['a provider that cannot be asked', detail({}, {request: 'eth_call'})],
    ['no uuid', detail({uuid: undefined})],
    ['a malformed uuid', detail({uuid: '"><script>'})],
    ['no name', detail({name: undefined})],
    ['an empty name', detail({name: ' \u200b\u202e\n '})],
    ['no rdns', detail({rdns: undefined})],
    ['a malformed rdns', detail({rdns: 'javascript:alert(1)'})],
    ['an rdns without dot', detail({rdns: 'wallet'})],
    ['an rdns that is too long', detail({rdns: 'a.'.repeat(200) + 'a'})],
  ])('is not taken with %s', (_, announced) => {
    expect(discover([announced]).told).toEqual([[]]);
  });

  it('is not taken where a look at it throws', () => expect(thrown).toEqual([[]]));

  it.each([
    ['https://evil.example/track.png'],
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:image/svg+xmlx,<svg/>'],
    [' data:image/png;base64,AA=='],
    [`data:image/png;base64,${'A'.repeat(200_000)}`],
    [7],
    [undefined],
  ])('has no icon from %.40j', (icon) => {
    const [wallet] = discover([detail({icon})]).told[0] ?? [];
    expect(wallet).toBeDefined();
    expect(wallet).not.toHaveProperty('icon');
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'svg+xml', 'avif'])('has an icon of type %s', (type) => {
    const icon = `data:image/${type};base64,AA==`;
    expect(discover([detail({icon})]).told[0]?.[0]?.icon).toBe(icon);
  });

  it('has a name of one line, shortened, without characters that turn the text around it', () => {
    const nameOf = (name: string): string | undefined => discover([detail({name})]).told[0]?.[0]?.name;
    expect(nameOf('  Good\n\u202eWallet\u0000 ')).toBe('Good Wallet');
    expect(nameOf('x'.repeat(10_000))).toBe('x'.repeat(40));
    expect(nameOf('🦊'.repeat(100))).toBe('🦊'.repeat(40));
    expect(nameOf('<img src=x>')).toBe('<img src=x>');
  });
});

describe('wallets that only stand in the page', () => {
  function pageWith(globals: {ethereum?: unknown; conflux?: unknown}): WalletPage {
    return Object.assign(new EventTarget(), globals);
  }

  it('are told of by where they stand', () => {
    const page = pageWith({ethereum: provider(), conflux: provider()});
    expect(discover([], page).told[0]).toMatchObject([
      {id: 'window.ethereum', name: 'window.ethereum', dialect: 'ethereum', provider: page.ethereum},
      {id: 'window.conflux', name: 'window.conflux', dialect: 'conflux', provider: page.conflux},
    ]);
    expect(discover([], pageWith({conflux: {...provider(), isFluent: true}})).told[0]).toMatchObject([
      {id: 'window.conflux', name: 'Fluent'},
    ]);
  });

  it.each([null, 'text', {}, {request: true}])('are not taken from %j', (value) => {
    expect(discover([], pageWith({ethereum: value, conflux: value})).told).toEqual([[]]);
  });

  it('give way to those that announce themselves, but for the one of Core Space', () => {
    const page = pageWith({ethereum: provider(), conflux: provider()});
    const {told} = discover([], page);
    announce(page, detail());
    expect(told[1]?.map(({id}) => id)).toEqual([UUID, 'window.conflux']);
  });
});

describe('a wallet that throws when it is looked at', () => {
  function fail(): never {
    throw new Error('looked at');
  }
  const trap = new Proxy(
    {},
    {get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail},
  );
  const throwing = (name: string, rest: object = {}): object =>
    Object.defineProperty({...rest}, name, {get: fail, enumerable: true, configurable: true});
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  it.each<[string, unknown]>([
    ['a proxy', trap],
    ['a proxy that was revoked', revoked.proxy],
    ['a getter of request', throwing('request')],
  ])('is left out: %s', (_, value) => {
    const page = Object.assign(new EventTarget(), {ethereum: value, conflux: value});
    expect(discover([detail({}, value), detail({uuid: value})], page).told).toEqual([[]]);
  });

  it.each(['ethereum', 'conflux'])(
    'is left out where the page itself throws for %s, and the other one stays',
    (name) => {
      const other = name === 'ethereum' ? 'conflux' : 'ethereum';
      const page = Object.defineProperty(Object.assign(new EventTarget(), {[other]: provider()}), name, {
        get: fail,
      }) as WalletPage;
      expect(discover([], page).told[0]?.map(({id}) => id)).toEqual([`window.${other}`]);
    },
  );

  it.each(['isMetaMask', 'isFluent', 'providers', 'on', 'toJSON', 'toString'])(
    'is told of, without that, where only %s throws',
    (name) => {
      const page = Object.assign(new EventTarget(), {
        ethereum: throwing(name, provider()),
        conflux: throwing(name, provider()),
      });
      expect(discover([], page).told[0]?.map((wallet) => wallet.name)).toEqual(['window.ethereum', 'window.conflux']);
    },
  );

  it('is told of where its list of providers holds some that throw', () => {
    const page = Object.assign(new EventTarget(), {ethereum: {...provider(), providers: [trap, throwing('request')]}});
    expect(discover([], page).told[0]?.map(({id}) => id)).toEqual(['window.ethereum']);
  });

  it('is left out where the announcement throws', () => {
    const page: WalletPage = new EventTarget();
    const {told} = discover([], page);
    page.dispatchEvent(Object.defineProperty(new Event('eip6963:announceProvider'), 'detail', {get: fail}));
    expect(told).toEqual([[]]);
  });
});
