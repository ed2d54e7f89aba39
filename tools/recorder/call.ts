import type {Chain} from './chain';
import type {RpcSocket} from './rpcSocket';

/** What every call says of itself. */
interface CallBase {
  method: string;
  /** Name of the recording and of the document's example; begins with `error-` exactly if the node returns an error. */
  name: string;
  /** Asked after every call that only reads, in the order written, since it changes the chain or the pool. */
  acts?: true;
  /** Refused with -32602 for its value, not its form: the document's schema accepts these parameters. */
  wellFormed?: true;
}

/** A call over HTTP. */
export interface HttpCall extends CallBase {
  over?: undefined;
  params: (chain: Chain) => unknown[] | Promise<unknown[]>;
}

/** A call over a WebSocket of its own. */
export interface SocketCall extends CallBase {
  over: 'webSocket';
  params: (chain: Chain, socket: RpcSocket) => unknown[] | Promise<unknown[]>;
  /** How many notifications are recorded after the answer. */
  notifications?: number;
  /** Makes the notifications come; such a call acts. */
  provoke?: (chain: Chain) => Promise<unknown>;
}

/** One call whose request and answer are recorded. */
export type Call = HttpCall | SocketCall;

/** A hash that belongs to nothing. */
export const UNKNOWN_HASH = `0x${'ab'.repeat(32)}`;

/** An epoch or block number that is never reached. */
export const BEYOND = '0xfffff';
