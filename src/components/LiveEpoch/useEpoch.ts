import {useEffect, useRef, useState} from 'react';
import {EpochError, readEpoch, type AskedNetwork} from './readEpoch';

/** What the reader sees of one question to an endpoint. */
type EpochState =
  {kind: 'idle'} | {kind: 'loading'} | {kind: 'value'; epoch: number} | {kind: 'error'; error: EpochError};

/**
 * The state of the request, and the function that sends it; nothing is sent before `ask`, and one request runs at a
 * time.
 */
export function useEpoch(network: AskedNetwork): {state: EpochState; ask: () => void} {
  const [state, setState] = useState<EpochState>({kind: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (): void => {
    if (state.kind === 'loading') return;
    const controller = new AbortController();
    running.current = controller;
    setState({kind: 'loading'});
    readEpoch(network, controller).then(
      (epoch) => setState({kind: 'value', epoch}),
      (cause: unknown) => {
        if (cause instanceof EpochError) setState({kind: 'error', error: cause});
      },
    );
  };
  return {state, ask};
}
