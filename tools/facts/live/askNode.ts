import {FACTS} from '../../../src/facts/registry';
import {openLiveChain} from './liveChain';
import {LIVE_CHECKS} from './liveChecks';

/**
 * Starts a real node, reads every fact that a node can show, and returns those that have another value there; throws if
 * no node can run.
 */
export async function nodeFaults(): Promise<string[]> {
  const chain = await openLiveChain();
  try {
    const faults: string[] = [];
    for (const [id, check] of Object.entries(LIVE_CHECKS)) {
      const [shown, said] = [await check(chain), FACTS.get(id)?.value];
      if (shown !== said) faults.push(`${id} is ${String(said)}, a node shows ${String(shown)}`);
    }
    return faults;
  } finally {
    await chain.close();
  }
}
