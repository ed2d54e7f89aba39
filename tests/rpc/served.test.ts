// holds: rpc.served-one-source
import {describe, expect, test} from 'vitest';
import {readServed} from '../../tools/served/recorded';
import {availabilityOf, nodeGroups} from '../../tools/served/whoServes';
import {SPACES, readDocument} from './documents';

const served = readServed();

describe.each(SPACES)('openrpc/%s', (space) => {
  const {methods} = readDocument(space);

  test('says of each method whether the public endpoints serve it, as the gateway’s source does', () => {
    const wrong = methods.filter((method) => method['x-availability'] !== availabilityOf(served, space, method.name));
    expect(wrong.map(({name}) => name)).toEqual([]);
  });

  test('says of each method how a node comes to serve it, as the node’s source does', () => {
    const groups = nodeGroups(served, space);
    const said = Object.fromEntries(methods.map((method) => [method.name, method['x-node-group']]));
    expect(said).toEqual(Object.fromEntries(methods.map(({name}) => [name, groups.get(name)])));
    expect(methods.filter(({name}) => !groups.has(name))).toEqual([]);
  });
});
