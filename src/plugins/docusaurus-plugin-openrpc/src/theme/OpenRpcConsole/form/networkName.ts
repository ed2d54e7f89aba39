import {translate} from '@docusaurus/Translate';

/** A network's name in words with the prefix of its addresses, such as "mainnet (cfx)". */
export function networkName(prefix: string): string {
  switch (prefix) {
    case 'cfx':
      return translate({
        id: 'openrpc.console.network.main',
        message: 'mainnet (cfx)',
        description: 'The main network, with the prefix of its addresses',
      });
    case 'cfxtest':
      return translate({
        id: 'openrpc.console.network.test',
        message: 'the testnet (cfxtest)',
        description: 'The test network, with the prefix of its addresses',
      });
    default:
      return translate(
        {
          id: 'openrpc.console.network.other',
          message: 'the network {prefix}',
          description: 'A network without name of its own, by the prefix of its addresses',
        },
        {prefix},
      );
  }
}
