// holds: rpc.since-measured
import {describe, expect, test} from 'vitest';
import {FIRST_RELEASES} from '../../tools/recorder/against/firstReleases';
import {sinceOf} from '../../tools/recorder/against/since';
import {readVersions} from '../../tools/recorder/against/versionsFile';
import {SPACES, readDocument} from './documents';

const kept = readVersions();

describe.each(SPACES)('openrpc/%s', (space) => {
  const {methods} = readDocument(space);

  test('has every method measured, and no other', () => {
    expect(Object.keys(kept[space]).toSorted()).toEqual(methods.map(({name}) => name).toSorted());
  });

  test.each(methods)('$name says since when it is there, as measured', ({name, 'x-since': since}) => {
    expect(since).toBe(sinceOf(name, kept.version, kept[space][name], FIRST_RELEASES[space].get(name)));
  });

  test('has every method of which a first release is named', () => {
    const names = new Set(methods.map(({name}) => name));
    expect([...FIRST_RELEASES[space].keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});
