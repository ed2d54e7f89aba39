import fc from 'fast-check';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {FindStorage} from '../browserStorage';
import {addToHistory, clearHistory, MAX_ENTRIES, readHistory, tidyHistory, watchHistory} from '../history';
import {toHistoryEntry, type HistoryEntry} from '../historyEntry';
import {DENIED, FakeStorage} from './fakeStorage';

const KEY = 'openrpc:core:history';
const GUARDED = ['debug_getNetNode'];

function entry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    method: 'cfx_getBalance',
    params: ['cfx:aak'],
    endpointId: 'testnet',
    time: 1_790_000_000_000,
    outcome: 'result',
    ...changes,
  };
}

describe('history', () => {
  let storage: FakeStorage;
  let find: FindStorage;
  const stored = (): unknown => JSON.parse(storage.getItem(KEY) ?? 'null');

  beforeEach(() => {
    storage = new FakeStorage();
    find = () => storage;
  });

  it('keeps the last twenty, newest first', () => {
    for (let time = 1; time <= 30; time++) addToHistory('core', GUARDED, entry({params: [time], time}), find);
    expect([MAX_ENTRIES, stored()]).toEqual([20, readHistory('core', GUARDED, find)]);
    expect(readHistory('core', GUARDED, find).map(({time}) => time)).toEqual(
      Array.from({length: 20}, (_, index) => 30 - index),
    );
  });

  it('keeps each instance by itself', () => {
    addToHistory('core', GUARDED, entry(), find);
    addToHistory('espace', GUARDED, entry({method: 'eth_call'}), find);
    clearHistory('core', find);
    expect([
      readHistory('core', GUARDED, find),
      readHistory('espace', GUARDED, find).map(({method}) => method),
    ]).toEqual([[], ['eth_call']]);
  });

  it('moves the same request up with its new time and outcome', () => {
    addToHistory('core', GUARDED, entry({time: 1}), find);
    addToHistory('core', GUARDED, entry({time: 2, params: []}), find);
    const entries = addToHistory('core', GUARDED, entry({time: 3, outcome: 'timeout'}), find);
    expect(entries.map(({time, outcome}) => [time, outcome])).toEqual([
      [3, 'timeout'],
      [2, 'result'],
    ]);
    expect(readHistory('core', GUARDED, find)).toEqual(entries);
  });

  it.each([
    {method: 'cfx_call'},
    {params: ['cfx:aak', null]},
    {params: {address: 'cfx:aak'}},
    {endpointId: 'mainnet'},
    {endpointId: undefined},
  ])('tells a request with %j from the one before', (changes) => {
    addToHistory('core', GUARDED, entry(), find);
    expect(addToHistory('core', GUARDED, entry(changes), find)).toHaveLength(2);
  });

  it('keeps values as they are, and nothing else of what it is given', () => {
    const params = [false, 0, '', null, {nested: [[]]}, '<script>'];
    addToHistory('core', GUARDED, {...entry({params}), ...{apiKey: 'hush', answer: {}}}, find);
    expect(stored()).toEqual([entry({params})]);
  });

  it('never keeps an address in place of an endpoint', () => {
    addToHistory('core', GUARDED, entry({endpointId: 'https://node.example/?key=hush'}), find);
    expect(storage.getItem(KEY)).not.toContain('hush');
    expect(readHistory('core', GUARDED, find)).toHaveLength(1);
  });

  it.each(['personal_unlockAccount', 'debug_getNetNode'])(
    'never keeps a call of %s: it holds a secret, or is guarded',
    (method) => {
      addToHistory('core', GUARDED, entry(), find);
      expect(addToHistory('core', GUARDED, entry({method, params: ['0x1', 'hush']}), find)).toEqual([entry()]);
      expect(storage.getItem(KEY)).not.toContain('hush');
    },
  );

  it('passes over the calls of guarded methods that were kept before, and takes them out of storage', () => {
    const before = [
      entry({method: 'debug_getNetNode', params: ['hush']}),
      entry({method: 'personal_unlockAccount', params: ['hush']}),
    ];
    storage.setItem(KEY, JSON.stringify([...before, entry()]));
    expect(readHistory('core', GUARDED, find)).toEqual([entry()]);
    tidyHistory('core', GUARDED, find);
    expect(stored()).toEqual([entry()]);
    storage.setItem(KEY, JSON.stringify(before));
    tidyHistory('core', GUARDED, find);
    expect(storage.texts.size).toBe(0);
  });

  it('does not keep params that would fill storage by themselves', () => {
    expect(addToHistory('core', GUARDED, entry({params: ['x'.repeat(200_000)]}), find)).toEqual([]);
    expect(stored()).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['no method', {...entry(), method: undefined}],
    ['an empty method', entry({method: ''})],
    ['a method of 1 MB', entry({method: 'a'.repeat(1_000_000)})],
    ['params of a text', {...entry(), params: '[]'}],
    ['params of null', {...entry(), params: null}],
    ['no time', {...entry(), time: null}],
    ['a time beyond all dates', entry({time: 1e300})],
    ['a text as its time', {...entry(), time: '<img src=x onerror=alert(1)>'}],
    ['an unknown outcome', {...entry(), outcome: 'exploded'}],
    ['an outcome that each object has', {...entry(), outcome: 'constructor'}],
    ['params too deep to show', entry({params: [JSON.parse('['.repeat(1000) + ']'.repeat(1000))]})],
  ])('passes over an entry with %s and keeps those beside it', (_name, broken) => {
    const before = entry({params: [1]});
    const after = entry({params: [2]});
    storage.setItem(KEY, JSON.stringify([before, broken, after]));
    expect(readHistory('core', GUARDED, find)).toEqual([before, after]);
    expect(addToHistory('core', GUARDED, entry(), find)).toEqual([entry(), before, after]);
    expect(stored()).toEqual([entry(), before, after]);
  });

  it('finds twenty sound entries among 5 MB of others', () => {
    const sound = Array.from({length: 25}, (_, index) => entry({params: [index]}));
    const junk = Array.from({length: 50}, () => ({...entry(), method: 'x'.repeat(100_000)}));
    storage.setItem(KEY, JSON.stringify([...junk, ...sound]));
    expect(readHistory('core', GUARDED, find)).toEqual(sound.slice(0, 20));
  });

  it('takes __proto__ for the name of a field', () => {
    storage.setItem(
      KEY,
      '[{"__proto__":{"method":"cfx_call","params":[],"time":1,"outcome":"result"}},{"method":"a","params":{"__proto__":{"x":1}},"time":1,"outcome":"result"}]',
    );
    expect(JSON.stringify(readHistory('core', GUARDED, find))).toBe(
      '[{"method":"a","params":{"__proto__":{"x":1}},"time":1,"outcome":"result"}]',
    );
    expect('x' in {}).toBe(false);
  });

  it('reads whatever storage says without throwing, and adds to it', () => {
    const anyEntry = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          method: fc.oneof(fc.constant('cfx_call'), fc.jsonValue()),
          params: fc.jsonValue(),
          time: fc.jsonValue(),
          outcome: fc.oneof(fc.constant('result'), fc.jsonValue()),
        },
        {requiredKeys: []},
      ),
      fc.constant(entry()),
    );
    const anyText = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.json(),
      fc.array(anyEntry, {maxLength: 30}).map((values) => JSON.stringify(values)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        storage.setItem(KEY, text);
        const before = readHistory('core', GUARDED, find);
        expect(before.length).toBeLessThanOrEqual(MAX_ENTRIES);
        expect(before.every((value) => toHistoryEntry(value, GUARDED))).toBe(true);
        const added = entry({params: ['new']});
        expect(addToHistory('core', GUARDED, added, find)[0]).toEqual(added);
        expect(readHistory('core', GUARDED, find)[0]).toEqual(added);
      }),
      {numRuns: 1000},
    );
  });

  it('lets the oldest give way where storage is full, and loses nothing where not even one fits', () => {
    storage = new FakeStorage(3000);
    for (let time = 1; time <= 20; time++)
      addToHistory('core', GUARDED, entry({time, params: [time, 'x'.repeat(300)]}), find);
    const times = readHistory('core', GUARDED, find).map(({time}) => time);
    expect(times[0]).toBe(20);
    expect(times.length).toBeGreaterThan(4);
    expect(addToHistory('core', GUARDED, entry({params: ['x'.repeat(5000)]}), find)[0]?.params).toEqual([
      'x'.repeat(5000),
    ]);
    expect(readHistory('core', GUARDED, find).map(({time}) => time)).toEqual(times);
  });

  it.each(Object.entries(DENIED))('goes on where %s', (_name, denied) => {
    expect(readHistory('core', GUARDED, denied)).toEqual([]);
    expect(addToHistory('core', GUARDED, entry(), denied)).toEqual([entry()]);
    expect(() => clearHistory('core', denied)).not.toThrow();
    expect(() => tidyHistory('core', GUARDED, denied)).not.toThrow();
  });
});

describe('watchHistory', () => {
  let storage: FakeStorage;
  const find: FindStorage = () => storage;
  const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), {key});

  beforeEach(() => {
    storage = new FakeStorage();
  });

  it('tells of changes in this tab until it is stopped', () => {
    const seen = vi.fn();
    const stop = watchHistory('core', GUARDED, seen, find, new EventTarget());
    addToHistory('core', GUARDED, entry(), find);
    addToHistory('espace', GUARDED, entry(), find);
    clearHistory('core', find);
    stop();
    addToHistory('core', GUARDED, entry(), find);
    expect(seen.mock.calls).toEqual([[[entry()]], [[]]]);
  });

  it('tells of changes in another tab: of this history, or of all storage', () => {
    const tabs = new EventTarget();
    const seen = vi.fn();
    const stop = watchHistory('core', GUARDED, seen, find, tabs);
    storage.setItem(KEY, JSON.stringify([entry()]));
    tabs.dispatchEvent(storageEvent(KEY));
    tabs.dispatchEvent(storageEvent('openrpc:espace:history'));
    tabs.dispatchEvent(storageEvent('theme'));
    storage.removeItem(KEY);
    tabs.dispatchEvent(storageEvent(null));
    stop();
    tabs.dispatchEvent(storageEvent(KEY));
    expect(seen.mock.calls).toEqual([[[entry()]], [[]]]);
  });

  it('adds to what another tab has written meanwhile', () => {
    addToHistory('core', GUARDED, entry({params: ['mine']}), find);
    storage.setItem(KEY, JSON.stringify([entry({params: ['theirs']})]));
    expect(addToHistory('core', GUARDED, entry(), find).map(({params}) => params)).toEqual([['cfx:aak'], ['theirs']]);
  });

  it('tells nobody that a guarded request was sent', () => {
    const seen = vi.fn();
    const stop = watchHistory('core', GUARDED, seen, find, new EventTarget());
    addToHistory('core', GUARDED, entry({method: 'debug_getNetNode'}), find);
    stop();
    expect(seen).not.toHaveBeenCalled();
  });
});
