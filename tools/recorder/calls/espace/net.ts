import type {Call} from '../../call';

/** The network. */
export const NET: readonly Call[] = [{method: 'net_version', name: 'local', params: () => []}];
