import {UPCOMING_COMMIT} from '../../src/facts/repositories';

/** Releases for mainnet whose tag the mirrors do not have yet, by the commit that sets their version. */
export const UNTAGGED: Readonly<Record<string, string>> = {'v3.1.0': UPCOMING_COMMIT};
