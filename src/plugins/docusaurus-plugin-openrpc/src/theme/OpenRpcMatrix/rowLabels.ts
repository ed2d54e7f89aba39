import {translate} from '@docusaurus/Translate';
import {availabilityLabel} from '../OpenRpcMethod/availabilityLabel';
import {ethereumLabel} from '../OpenRpcMethod/ethereumLabel';
import type {RowAvailability, RowDifference} from './matchingRows';

/** Where a method answers, in a few words. */
export function rowAvailabilityLabel(availability: RowAvailability): string {
  if (availability !== 'nowhere') return availabilityLabel(availability);
  return translate({id: 'openrpc.availability.nowhere', message: 'nowhere: not implemented', description: 'Where a method answers'});
}

/** How a method compares with Ethereum, in a few words. */
export function rowDifferenceLabel(difference: RowDifference): string {
  if (difference === 'missing') return translate({id: 'openrpc.ethereum.missing', message: 'missing', description: 'How a method compares with Ethereum'});
  return ethereumLabel(difference === 'differs' ? {kind: 'differs', note: ''} : {kind: difference});
}
