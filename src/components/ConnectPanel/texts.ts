import {translate} from '@docusaurus/Translate';
import type {Network} from '@site/src/config/networks';

/** The names of the spaces; they are the same in every language. */
export const SPACE_NAMES: Readonly<Record<Network['space'], string>> = {espace: 'eSpace', core: 'Core Space'};

/** The names of the networks in the language being read. */
export const networkNames = (): Record<Network['name'], string> => ({
  mainnet: translate({
    id: 'home.connect.mainnet',
    message: 'Mainnet',
    description: 'Choice of a network on the home page',
  }),
  testnet: translate({
    id: 'home.connect.testnet',
    message: 'Testnet',
    description: 'Choice of a network on the home page',
  }),
  local: translate({
    id: 'home.connect.local',
    message: 'Local node',
    description: 'Choice of a network on the home page',
  }),
});
