import type {Network} from './networks';

/** The faucet of each space's test network, as in the facts `core.faucet` and `espace.faucet`. */
export const FAUCETS: Readonly<Record<Network['space'], string>> = {
  core: 'https://faucet.confluxnetwork.org',
  espace: 'https://efaucet.confluxnetwork.org',
};
