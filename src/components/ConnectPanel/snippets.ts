import coreLocal from '@site/samples/connect/core-local.mts?source';
import coreMainnet from '@site/samples/connect/core-mainnet.mts?source';
import coreTestnet from '@site/samples/connect/core-testnet.mts?source';
import espaceLocal from '@site/samples/connect/espace-local.mts?source';
import espaceMainnet from '@site/samples/connect/espace-mainnet.mts?source';
import espaceTestnet from '@site/samples/connect/espace-testnet.mts?source';
import type {Network} from '@site/src/config/networks';

type Snippets = Readonly<Record<Network['space'], Readonly<Record<Network['name'], string>>>>;

/** For each network the program that connects to it, from a sample that ran. */
export const SNIPPETS: Snippets = {
  espace: {mainnet: espaceMainnet, testnet: espaceTestnet, local: espaceLocal},
  core: {mainnet: coreMainnet, testnet: coreTestnet, local: coreLocal},
};

/** The library of each space's programs; its version is in the sample's lock. */
export const LIBRARIES: Readonly<Record<Network['space'], string>> = {espace: 'viem', core: 'cive'};
