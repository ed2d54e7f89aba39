import {expect, it} from 'vitest';
import type {Choice} from '../../../console/connection';
import type {ConsoleEndpoint} from '../../../console/model';
import {firstChoice} from '../firstChoice';

const local: ConsoleEndpoint = {
  id: 'local',
  label: 'Local node',
  http: 'http://localhost:12537',
  webSocket: 'ws://localhost:12535',
};
const LOCAL: Choice = {kind: 'configured', id: 'local', transport: 'http'};
type Method = Parameters<typeof firstChoice>[1];
const open: Method = {name: 'cfx_getStatus', availability: 'public', params: []};
const guarded: Method = {name: 'debug_getNetNode', availability: 'operator', params: []};
const own = (address: string): Choice => ({kind: 'own', address});

it.each<[string, Choice | undefined, Choice, Choice]>([
  ['nothing', undefined, LOCAL, LOCAL],
  ['a network that is not offered', {kind: 'configured', id: 'mainnet', transport: 'http'}, LOCAL, LOCAL],
  [
    'this machine',
    {...LOCAL, transport: 'webSocket'},
    {...LOCAL, transport: 'webSocket'},
    {...LOCAL, transport: 'webSocket'},
  ],
  ['a wallet', {kind: 'wallet', id: 'org.example'}, {kind: 'wallet', id: 'org.example'}, LOCAL],
  ['an address on this machine', own('http://localhost:9'), own('http://localhost:9'), own('http://localhost:9')],
  ['an address elsewhere', own('https://node.example/'), own('https://node.example/'), own('')],
  ['an address that is yet to be typed', own(''), own(''), own('')],
])('after %s: begins with it, and a guarded method with what fits it', (_, stored, expected, expectedGuarded) => {
  expect(firstChoice(stored, open, [local])).toEqual(expected);
  expect(firstChoice(stored, guarded, [local])).toEqual(expectedGuarded);
});

it('begins with a WebSocket where a method needs one and the network has it', () => {
  const subscribing = {...open, name: 'cfx_subscribe'};
  expect(firstChoice(LOCAL, subscribing, [local])).toEqual({...LOCAL, transport: 'webSocket'});
  const {webSocket: _, ...without} = local;
  expect(firstChoice(LOCAL, subscribing, [without])).toEqual(LOCAL);
});
