// holds: rpc.methods-measured
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readDocuments} from '../../tools/recorder/against/versionsFile';
import {buildAsk} from '../../tools/recorder/drift/askAny';
import {findDrift, isClean} from '../../tools/recorder/drift/findDrift';
import {startRecorderNode, whyNoNode, type RecorderNode} from '../../tools/recorder/node/startRecorderNode';
import {SPACES} from './documents';

const reason = whyNoNode();
if (reason !== undefined) console.log(`No node is compared with the documents: ${reason}`);

describe.skipIf(reason !== undefined)('a node of v3.0.2', () => {
  let node: RecorderNode;
  beforeAll(async () => {
    node = await startRecorderNode();
  });
  afterAll(async () => node.stop());

  test.each(SPACES)('has the methods of %s that the document says, and no other', async (space) => {
    const url = node.endpoints[space].http;
    const drift = await findDrift(url, space, readDocuments(), buildAsk(url));
    expect(drift).toMatchObject({space, missing: [], undocumented: [], contradicted: []});
    expect(isClean(drift)).toBe(true);
  });
});
