/** The spaces that are recorded. */
export const SPACES = ['core', 'espace'] as const;
/** One of the spaces. */
export type Space = (typeof SPACES)[number];

/** A JSON-RPC request. */
export interface Request {
  jsonrpc: '2.0';
  id: number;
  method: string;
  params: unknown[];
}

/** An error as a node returns it. */
export interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** A JSON-RPC answer. */
export interface Answer {
  jsonrpc: string;
  id: unknown;
  result?: unknown;
  error?: RpcError;
}

/** A message that a subscription sends. */
export interface Notification {
  jsonrpc: string;
  method: string;
  params: {subscription: string; result: unknown};
}

/** A request with the answer of a node, and what a subscription sent after it. */
export interface Pair {
  request: Request;
  answer: Answer;
  notifications?: Notification[];
}

/** A recorded pair and where it belongs. */
export interface Recording {
  space: Space;
  method: string;
  name: string;
  pair: Pair;
}
