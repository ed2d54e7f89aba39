import {translate} from '@docusaurus/Translate';
import type {PublicName} from './espaceNetwork';

/** The name of a public network of eSpace in a sentence, in the language being read. */
export const networkLabel = (name: PublicName): string =>
  name === 'mainnet'
    ? translate({id: 'endpoints.mainnet', message: 'eSpace mainnet', description: 'Name of a network'})
    : translate({id: 'endpoints.testnet', message: 'eSpace testnet', description: 'Name of a network'});
