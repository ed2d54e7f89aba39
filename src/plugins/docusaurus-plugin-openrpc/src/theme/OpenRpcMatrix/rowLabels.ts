import {translate} from '@docusaurus/Translate';
import {availabilityLabel} from '../OpenRpcMethod/availabilityLabel';
import {ethereumLabel} from '../OpenRpcMethod/ethereumLabel';
import type {RowAvailability, RowDifference} from './matchingRows';

/** Whether the public endpoints serve a method, in a few words. */
export function rowAvailabilityLabel(availability: RowAvailability): string {
  if (availability !== 'nowhere') return availabilityLabel(availability);
  return translate({
    id: 'openrpc.availability.nowhere',
    message: 'Nowhere',
    description: 'Whether public endpoints serve a method',
  });
}

/** How a method compares with Ethereum, in a few words. */
export function rowDifferenceLabel(difference: RowDifference): string {
  if (difference === 'missing')
    return translate({
      id: 'openrpc.ethereum.missing',
      message: 'missing',
      description: 'How a method compares with Ethereum',
    });
  return ethereumLabel(difference === 'differs' ? {kind: 'differs', note: ''} : {kind: difference});
}
