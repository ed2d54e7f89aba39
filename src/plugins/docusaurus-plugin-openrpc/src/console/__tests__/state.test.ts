import {describe, expect, it} from 'vitest';
import type {Draft} from '../model';
import {initialState, nextState, type Call, type ConsoleAction, type ConsoleState} from '../state';

const call = (id: number): Call => ({
  request: {jsonrpc: '2.0', id, method: 'cfx_getBalance', params: []},
  connection: {
    target: {kind: 'http', url: 'https://example.org'},
    address: 'https://example.org',
    http: 'https://example.org',
  },
});
const text = (value: string): Draft[] => [{kind: 'text', text: value}];
const after = (state: ConsoleState, ...actions: ConsoleAction[]): ConsoleState => actions.reduce(nextState, state);

describe('a console', () => {
  it('begins with what was left in the form, and with nothing sent', () => {
    expect(initialState({view: 'json', jsonText: '['})).toEqual({
      view: 'json',
      jsonText: '[',
      showFaults: false,
      run: {kind: 'idle'},
    });
    expect(initialState().view).toBe('form');
  });

  it('keeps the answer of a call while the form is edited', () => {
    const first = call(1);
    const state = after(
      initialState(),
      {type: 'send', call: first, since: 5},
      {type: 'edit', drafts: text('a')},
      {type: 'settle', call: first, outcome: {kind: 'offline', elapsedMs: 1}},
      {type: 'view', view: 'json'},
      {type: 'jsonText', text: '['},
    );
    expect(state).toMatchObject({
      drafts: text('a'),
      view: 'json',
      jsonText: '[',
      run: {kind: 'done', call: first, outcome: {kind: 'offline'}},
    });
  });

  it('sends one call at a time and drops what comes of any other', () => {
    const [first, second] = [call(1), call(2)];
    const sending = after(initialState(), {type: 'send', call: first, since: 0});
    expect(after(sending, {type: 'send', call: second, since: 1})).toBe(sending);
    expect(after(sending, {type: 'settle', call: second, outcome: {kind: 'offline', elapsedMs: 1}})).toBe(sending);
    expect(after(sending, {type: 'refuse'})).toBe(sending);
    expect(after(initialState(), {type: 'settle', call: first, outcome: {kind: 'offline', elapsedMs: 1}}).run).toEqual({
      kind: 'idle',
    });
  });

  it('shows every fault after a refused attempt, takes the old answer away, and is quiet again once something is sent', () => {
    const first = call(1);
    const refused = after(
      initialState(),
      {type: 'send', call: first, since: 0},
      {type: 'settle', call: first, outcome: {kind: 'offline', elapsedMs: 1}},
      {type: 'refuse'},
    );
    expect(refused).toMatchObject({showFaults: true, run: {kind: 'idle'}});
    expect(after(refused, {type: 'edit', drafts: text('a')}).showFaults).toBe(true);
    expect(after(refused, {type: 'send', call: call(2), since: 0}).showFaults).toBe(false);
    expect(after(refused, {type: 'fill', by: 'reset'}).showFaults).toBe(false);
  });

  it('can put back what a link replaced, unparsed JSON as well', () => {
    const typed = after(
      initialState(),
      {type: 'edit', drafts: text('mine')},
      {type: 'view', view: 'json'},
      {type: 'jsonText', text: '["mi'},
    );
    const filled = after(typed, {type: 'fill', drafts: text('theirs'), by: 'link'});
    expect(filled).toMatchObject({
      drafts: text('theirs'),
      notice: {kind: 'filled', by: 'link', before: {drafts: text('mine')}},
    });
    expect(filled.jsonText).toBeUndefined();
    const back = after(filled, {type: 'putBack'});
    expect(back).toMatchObject({drafts: text('mine'), jsonText: '["mi', view: 'json'});
    expect(back.notice).toBeUndefined();
  });

  it('offers nothing to put back where nothing was typed, or the same', () => {
    const before = (state: ConsoleState): unknown =>
      state.notice?.kind === 'filled' ? state.notice.before : 'no notice';
    expect(before(after(initialState(), {type: 'fill', drafts: text('theirs'), by: 'link'}))).toBeUndefined();
    const same = after(
      initialState(),
      {type: 'edit', drafts: text('same')},
      {type: 'fill', drafts: text('same'), by: 'history'},
    );
    expect(before(same)).toBeUndefined();
    expect(after(initialState(), {type: 'putBack'})).toEqual(initialState());
  });

  it('tells why a link was refused until something is sent, and leaves the form as it is', () => {
    const state = after(initialState(), {type: 'edit', drafts: text('mine')}, {type: 'refuseLink', why: 'oversized'});
    expect(state).toMatchObject({drafts: text('mine'), notice: {kind: 'refused', why: 'oversized'}});
    expect(after(state, {type: 'putBack'})).toBe(state);
    expect(after(state, {type: 'send', call: call(1), since: 0}).notice).toBeUndefined();
  });
});
