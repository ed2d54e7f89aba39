import type {Call, HttpCall, SocketCall} from './call';
import type {Chain} from './chain';
import type {Pair, Recording, Space} from './pair';
import {SPACES} from './pair';
import {askPair, type Endpoints} from './rpcClient';
import {openRpcSocket} from './rpcSocket';

/** Every call of a space. */
export type Calls = Record<Space, readonly Call[]>;

async function askHttp(call: HttpCall, chain: Chain, url: string): Promise<Pair> {
  return askPair(url, call.method, await call.params(chain));
}

async function askSocket(call: SocketCall, chain: Chain, url: string): Promise<Pair> {
  const socket = await openRpcSocket(url);
  try {
    const pair = await socket.ask(call.method, await call.params(chain, socket));
    if (call.notifications === undefined) return pair;
    await call.provoke?.(chain);
    return {...pair, notifications: await socket.notifications(call.notifications)};
  } finally {
    socket.close();
  }
}

/**
 * Makes one call; throws if the node returns an error to a call that is not named `error-…`, or none to one that is.
 */
export async function askCall(space: Space, call: Call, chain: Chain, endpoints: Endpoints): Promise<Recording> {
  const {method, name} = call;
  const {http, webSocket} = endpoints[space];
  const pair = call.over === undefined ? await askHttp(call, chain, http) : await askSocket(call, chain, webSocket);
  if (name.startsWith('error-') !== (pair.answer.error !== undefined)) {
    throw new Error(
      `${space} ${method} ${name}: ${JSON.stringify(pair.answer.error ?? pair.answer.result).slice(0, 500)} to ${JSON.stringify(pair.request.params)}`,
    );
  }
  return {space, method, name, pair};
}

/** Which calls to ask. */
export type Choice = (space: Space, call: Call) => boolean;

/** The calls in the order in which they are made: those that only read, then those that act. */
export function inOrder(calls: Calls, chosen: Choice = () => true): {space: Space; call: Call}[] {
  const all = SPACES.flatMap((space) =>
    calls[space].filter((call) => chosen(space, call)).map((call) => ({space, call})),
  );
  return [...all.filter(({call}) => !call.acts), ...all.filter(({call}) => call.acts)];
}

/** Makes calls one after another and collects what goes wrong, so that one run reports all of it. */
export async function askCalls(
  ordered: readonly {space: Space; call: Call}[],
  chain: Chain,
  endpoints: Endpoints,
): Promise<{recordings: Recording[]; faults: string[]}> {
  const recordings: Recording[] = [];
  const faults: string[] = [];
  for (const {space, call} of ordered) {
    try {
      recordings.push(await askCall(space, call, chain, endpoints));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return {recordings, faults};
}
