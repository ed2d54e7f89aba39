import {expectedNetworks} from '../../tools/localNode/localNetworks';

/**
 * The ports of a run of the browser tests where all are free: those of its sites and stubs, of the portal that a test
 * starts, and of the local node.
 */
export const NOMINAL_PORTS = {
  build: 3210,
  fixture: 3211,
  assistant: 3212,
  analytics: 3213,
  portal: 3214,
  stock: 3215,
  ...expectedNetworks().ports,
};

/** The ports of one run. */
export type RunPorts = Record<keyof typeof NOMINAL_PORTS, number>;
