import {useEffect, useRef, useState} from 'react';
import type {CheckFailure} from '../EndpointCheck/checkEndpoint';
import {readSupply, type CoreEndpoint} from './readSupply';
import type {Supply} from './toSupply';

/** What the reader sees of one reading; a failure keeps no old amounts. */
export type SupplyState =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'read'; supply: Supply; at: Date}
  | {kind: 'failed'; failure: CheckFailure};

/**
 * The state of the reading and the act of starting one; nothing is requested before `read`, and one reading runs at a
 * time.
 */
export function useSupply(endpoint: CoreEndpoint): {state: SupplyState; read: () => void} {
  const [state, setState] = useState<SupplyState>({kind: 'idle'});
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (): Promise<void> => {
    const {signal} = (controller.current = new AbortController());
    setState({kind: 'loading'});
    const outcome = await readSupply(endpoint, signal);
    if (signal.aborted) return;
    setState(outcome.kind === 'read' ? {...outcome, at: new Date()} : {kind: 'failed', failure: outcome});
  };
  return {
    state,
    read: () => {
      if (state.kind !== 'loading') void run();
    },
  };
}
