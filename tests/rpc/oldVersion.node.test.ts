// holds: rpc.since-measured
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {measureOldVersion, type OldMethod, type OldVersion} from '../../tools/recorder/against/measure';
import {whyNoOldNode} from '../../tools/recorder/against/startOldNode';
import {readDocuments, readVersions} from '../../tools/recorder/against/versionsFile';
import {SPACES} from './documents';

/** Two cores may be shared with a build; without one the run takes half a minute. */
const LIMIT_MS = 600_000;

const kept = readVersions();

const reason = whyNoOldNode();
if (reason !== undefined) console.log(`The measurement is not repeated: ${reason}`);

/**
 * What has to be the same in every run: how many answers there were is left out, as one may be lost on a busy machine.
 */
function comparable(methods: Record<string, OldMethod>): Record<string, OldMethod> {
  return Object.fromEntries(Object.entries(methods).map(([name, {compared: _, ...method}]) => [name, method]));
}

describe.skipIf(reason !== undefined)('a node of v2.4.0', () => {
  let measured: OldVersion;
  beforeAll(async () => {
    measured = await measureOldVersion(readDocuments());
  }, LIMIT_MS);

  afterAll(() => {
    const answers = Object.values(measured.core).reduce((sum, {compared = 0}) => sum + compared, 0);
    for (const space of SPACES) {
      const methods = Object.values(measured[space]);
      console.log(
        `${space}: ${methods.filter(({served}) => served).length} of ${methods.length} methods served by ${measured.version}`,
      );
    }
    console.log(`answers of ${measured.version} compared: ${answers}`);
  });

  test('is the one that was measured', () => {
    expect(measured.node).toBe(kept.node);
  });

  test.each(SPACES)('answers in %s as openrpc/versions.json keeps it', (space) => {
    expect(comparable(measured[space])).toEqual(comparable(kept[space]));
  });
});
