import type {Network} from '../../config/networks';
import {useEffect, useRef, useState} from 'react';
import {checkEndpoint, type CheckResult} from './checkEndpoint';
import {addressesOf} from './espaceNetwork';

/** The result of each address so far, and whether checks still run. */
export interface Checks {
  results: Readonly<Record<string, CheckResult>>;
  running: boolean;
  start: () => void;
}

/**
 * Checks every address of a network when `start` is called and never before; a second call while checks run does
 * nothing.
 */
export function useChecks(network: Network): Checks {
  const [results, setResults] = useState<Checks['results']>({});
  const [running, setRunning] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (): Promise<void> => {
    const {signal} = (controller.current = new AbortController());
    setResults({});
    setRunning(true);
    const check = async (address: string): Promise<void> => {
      const result = await checkEndpoint(address, network.chainId, signal);
      if (!signal.aborted) setResults((before) => ({...before, [address]: result}));
    };
    await Promise.all(addressesOf(network).map(check));
    if (!signal.aborted) setRunning(false);
  };
  return {
    results,
    running,
    start: () => {
      if (!running) void run();
    },
  };
}
