import {translate} from '@docusaurus/Translate';
import type {Dialect} from '../../../console/model';
import type {JsonRpcError} from '../../../outcome';
import type {Message} from './message';

type Meaning = Omit<Message, 'what'>;

const badRequest = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.request.why',
    message: 'The node could not read the request as one of JSON-RPC 2.0.',
    description: 'Cause of -32700, -32600',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.request.cure',
    message: 'Compare the request with the example on this page; a server in between may have changed it.',
    description: 'Cure',
  }),
});

const noMethod = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.method.why',
    message:
      'This endpoint does not offer the method: its node is older, belongs to another chain or space, or has the group of methods switched off.',
    description: 'Cause of -32601; spaces are Core Space and eSpace',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.method.cure',
    message:
      'This page shows where the method is available and since which version. Choose such an endpoint, or use your own node.',
    description: 'Cure',
  }),
});

const badParams = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.params.why',
    message: 'A parameter is missing, has the wrong form, or is outside the range that the node has.',
    description: 'Cause of -32602',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.params.cure',
    message: 'The node’s message shows the parameter or what it expected. Compare it with the parameters on this page.',
    description: 'Cure',
  }),
});

const internal = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.internal.why',
    message: 'The node ran into an internal error while processing the request.',
    description: 'Cause of -32603',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.internal.cure',
    message: 'Read its message, try other values or another endpoint, and check the log if the node is yours.',
    description: 'Cure',
  }),
});

const revert = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.revert.why',
    message: 'The contract reverted the call.',
    description: 'Cause of 3 and -32015',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.revert.cure',
    message: 'Fix what the reason reports: arguments, sender, value or the state that the contract requires.',
    description: 'Cure',
  }),
});

const rejected = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.rejected.why',
    message: 'The node does not accept the transaction.',
    description: 'Cause of -32003',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.rejected.cure',
    message: 'Check balance, nonce, price, gas limit and chain ID, then sign again.',
    description: 'Cure',
  }),
});

const tooMuch = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.limit.why',
    message: 'The request asks for more than the node returns at once, or it comes too soon.',
    description: 'Cause of -32005',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.limit.cure',
    message: 'Ask for less, wait a minute, or use a node of your own, whose limits you set.',
    description: 'Cure',
  }),
});

const notReady = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.notReady.why',
    message: 'The node or wallet cannot serve this now: it is catching up, has lost its network, or lacks the data.',
    description: 'Cause of -32002 and similar',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.notReady.cure',
    message: 'Send again in a minute, or choose another endpoint.',
    description: 'Cure',
  }),
});

const notConfigured = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.configuration.why',
    message: 'This node is not set up for the request. For example, it keeps no history or mines no blocks.',
    description: 'Cause of -32073 and similar',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.configuration.cure',
    message: 'Choose another endpoint, or change the setting on a node of your own.',
    description: 'Cure',
  }),
});

const noPermission = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.permission.why',
    message: 'The wallet gives this site no access to the account or method.',
    description: 'Cause of 4100',
  }),
  cure: translate({
    id: 'openrpc.console.answer.code.permission.cure',
    message: 'Connect the account to this site in the wallet, then send again.',
    description: 'Cure',
  }),
});

const readWords = (): string =>
  translate({
    id: 'openrpc.console.answer.code.server.cure',
    message: 'Read its message above, fix what it reports, and send again.',
    description: 'Cure',
  });

const server = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.server.why',
    message: 'The code is in the range that JSON-RPC leaves to nodes, so only the node’s message explains the cause.',
    description: 'Cause of other codes from -32099 to -32000',
  }),
  cure: readWords(),
});

const unknown = (): Meaning => ({
  why: translate({
    id: 'openrpc.console.answer.code.other.why',
    message: 'JSON-RPC does not define this code; the node or wallet does.',
    description: 'Cause of codes outside of the reserved ranges',
  }),
  cure: readWords(),
});

const STANDARD: Record<number, () => Meaning> = {
  [-32700]: badRequest,
  [-32600]: badRequest,
  [-32601]: noMethod,
  [-32602]: badParams,
  [-32603]: internal,
};

/** Too many requests, or too much in one, by EIP-1474. */
const LIMIT_CODE = -32005;

/** Codes of EIP-1474, of EIP-1193 and of conflux-rust. */
const OF_CHAINS: Record<number, () => Meaning> = {
  3: revert,
  [-32015]: revert,
  [-32016]: internal,
  [-32002]: notReady,
  [-32003]: rejected,
  [-32004]: noMethod,
  [LIMIT_CODE]: tooMuch,
  [-32041]: tooMuch,
  [-32066]: notReady,
  [-32072]: tooMuch,
  [-32073]: notConfigured,
  [-32074]: notReady,
  [-32075]: notReady,
  [-32076]: notReady,
  [-32077]: notReady,
  [-32078]: notConfigured,
  4100: noPermission,
  4200: noMethod,
  4900: notReady,
  4901: notReady,
};

/**
 * Words with which gateways tell of a limit per second or per day; those of a result that is too large do not match.
 */
const LIMIT_WORDS = /(?:qps|rate(?: limit)?|requests? (?:limit|rate|count)) exceeded|too many requests/i;

/** The code that explains an error: gateways give -32000, which stands for many things, for a limit of requests too. */
export function explainedCode({code, message}: JsonRpcError, dialect: Dialect): number {
  return dialect !== 'plain' && code === -32000 && LIMIT_WORDS.test(message) ? LIMIT_CODE : code;
}

/** What an error code means in general, where a method's page does not list it. */
export function codeMeaning(code: number, dialect: Dialect): Meaning {
  const meaning =
    STANDARD[code] ??
    (dialect === 'plain' ? undefined : OF_CHAINS[code]) ??
    (code <= -32000 && code >= -32099 ? server : unknown);
  return meaning();
}
