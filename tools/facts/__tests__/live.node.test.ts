// holds: facts.sources
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {whyNoNode} from '../../recorder/node/startRecorderNode';
import {openLiveChain, type LiveChain} from '../live/liveChain';
import {LIVE_CHECKS} from '../live/liveChecks';
import {FACTS} from '../../../src/facts/registry';

const noNode = whyNoNode();

describe.skipIf(noNode !== undefined)('facts asked of a real node', () => {
  let chain: LiveChain;
  beforeAll(async () => {
    chain = await openLiveChain();
  });
  afterAll(async () => chain.close());

  test.each(Object.keys(LIVE_CHECKS))('%s', async (id) => {
    expect(await LIVE_CHECKS[id]?.(chain)).toBe(FACTS.get(id)?.value);
  });
});
