import {translate} from '@docusaurus/Translate';
import type {RpcAvailability} from '../../reference';

/** Where a method answers, in a few words. */
export function availabilityLabel(availability: RpcAvailability): string {
  switch (availability) {
    case 'public':
      return translate({id: 'openrpc.availability.public', message: 'on public endpoints', description: 'Where a method answers'});
    case 'own-node':
      return translate({id: 'openrpc.availability.ownNode', message: 'on your own node', description: 'Where a method answers'});
    case 'operator':
      return translate({id: 'openrpc.availability.operator', message: 'for the operator of a node only', description: 'Where a method answers'});
  }
}
