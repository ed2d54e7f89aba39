import {translate} from '@docusaurus/Translate';
import type {RpcAvailability} from '../../reference';

/** Whether the public endpoints serve a method, in a few words that stand alone. */
export function availabilityLabel(availability: RpcAvailability): string {
  switch (availability) {
    case 'public':
      return translate({
        id: 'openrpc.availability.public',
        message: 'Yes',
        description: 'Whether public endpoints serve a method',
      });
    case 'own-node':
      return translate({
        id: 'openrpc.availability.ownNode',
        message: 'No',
        description: 'Whether public endpoints serve a method',
      });
    case 'operator':
      return translate({
        id: 'openrpc.availability.operator',
        message: 'No, only for the operator of a node',
        description: 'Whether public endpoints serve a method',
      });
  }
}

/** Whether the public endpoints serve a method, as a fact below its name. */
export function availabilityFact(availability: RpcAvailability): string {
  switch (availability) {
    case 'public':
      return translate({
        id: 'openrpc.fact.public',
        message: 'Public endpoints: yes',
        description: 'Fact below a method name',
      });
    case 'own-node':
      return translate({
        id: 'openrpc.fact.ownNode',
        message: 'Public endpoints: no',
        description: 'Fact below a method name',
      });
    case 'operator':
      return translate({
        id: 'openrpc.fact.operator',
        message: 'Public endpoints: no, only for the operator of a node',
        description: 'Fact below a method name',
      });
  }
}
