import {FACTS} from '../../../src/facts/registry';
import {openLiveChain} from './liveChain';
import {LIVE_CHECKS} from './liveChecks';

/** Starts a real node, asks it for every fact that a node can show, and says which have another value there; throws where no node can run. */
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
