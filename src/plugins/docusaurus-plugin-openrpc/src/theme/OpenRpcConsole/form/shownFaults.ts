import type {Draft, Fault, FaultCode, ValuePath} from '../../../console/model';
import type {FormState} from './formState';
import {faultsAt} from './place';

/** Faults that more typing does not fix: they are shown at once. */
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

/**
 * The faults that a field shows now: all of its own once the reader has left it, and those inside it if no field shows
 * them.
 */
export function shownFaults({faults, isDue}: FormState, path: ValuePath, draft: Draft): Fault[] {
  return faultsAt(faults, path, draft.kind === 'json').filter(({code}) => isDue(path) || LIVE.has(code));
}
