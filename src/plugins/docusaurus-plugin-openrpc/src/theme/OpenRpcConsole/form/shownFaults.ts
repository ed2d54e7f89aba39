import type {Draft, Fault, FaultCode, ValuePath} from '../../../console/model';
import type {FormState} from './formState';
import {faultsAt} from './place';

/** Faults that more typing does not cure: they are told at once. */
const LIVE: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'hex-for-base32',
  'base32-for-hex',
  'wrong-network',
  'address-prefix',
  'address-case',
  'address-characters',
  'address-checksum',
  'address-type',
  'address-version',
  'negative',
  'too-large',
  'too-many-items',
  'unknown-field',
]);

/** The faults that a field tells now: all of its own once it was left, those inside it too where no field shows them. */
export function shownFaults({faults, isDue}: FormState, path: ValuePath, draft: Draft): Fault[] {
  return faultsAt(faults, path, draft.kind === 'json').filter(({code}) => isDue(path) || LIVE.has(code));
}
