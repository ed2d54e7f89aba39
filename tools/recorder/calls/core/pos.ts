import type {Call} from '../../call';

/** Proof of stake. */
export const POS: readonly Call[] = [{method: 'pos_getStatus', name: 'now', params: () => []}];
