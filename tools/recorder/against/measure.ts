import {askPair, type Endpoints} from '../rpcClient';
import type {Call, SocketCall} from '../call';
import {inOrder} from '../askCalls';
import {CALLS} from '../calls/allCalls';
import type {Chain} from '../chain';
import type {Answer, Notification, Space} from '../pair';
import {probeMethods} from '../probeMethods';
import {openRpcSocket} from '../rpcSocket';
import {playOldCore} from './playOldCore';
import {buildShapeComparison, type CompareShape} from './shapeDifferences';
import {OLD_VERSION, startOldNode} from './startOldNode';

/** What a node of an older version makes of a method. */
export interface OldMethod {
  served: boolean;
  /** How many successful answers were compared; absent if none could be requested. */
  compared?: number;
  /**
   * How the shape of those answers differs from the document: `missing`, `added` or `retyped`, then the place in the
   * result or notification.
   */
  differences?: string[];
}

/** What was measured of an older version. */
export interface OldVersion {
  version: string;
  /** What the node calls itself. */
  node: string;
  core: Record<string, OldMethod>;
  espace: Record<string, OldMethod>;
}

interface MeasurableMethod {
  name: string;
  result?: {schema: unknown};
  'x-notification'?: {schema: unknown};
}

/** A document, as far as the measurement goes. */
export interface MeasurableDocument {
  methods: readonly MeasurableMethod[];
  components: {schemas: Readonly<Record<string, unknown>>};
}

/** What the old node gave to one call. */
interface OldAnswer {
  answer: Answer;
  notifications: readonly Notification[];
}

async function askSocket(call: SocketCall, chain: Chain, url: string): Promise<OldAnswer> {
  const socket = await openRpcSocket(url);
  try {
    const {answer} = await socket.ask(call.method, await call.params(chain, socket));
    if (call.notifications === undefined || answer.error) return {answer, notifications: []};
    await call.provoke?.(chain);
    return {answer, notifications: await socket.notifications(call.notifications)};
  } finally {
    socket.close();
  }
}

/**
 * The node's response over HTTP; a connection that it drops three times is its response, one that a busy machine drops
 * is not.
 */
async function askHttp(url: string, method: string, params: unknown[], tries = 3): Promise<Answer> {
  try {
    return (await askPair(url, method, params)).answer;
  } catch (error) {
    if (tries === 1) throw error;
    return askHttp(url, method, params, tries - 1);
  }
}

/** What the old node gives to a call; undefined if the old chain can't lead to the call, or the node drops it. */
async function askOld(call: Call, chain: Chain, {core}: Endpoints): Promise<OldAnswer | undefined> {
  try {
    if (call.over !== undefined) return await askSocket(call, chain, core.webSocket);
    return {answer: await askHttp(core.http, call.method, await call.params(chain)), notifications: []};
  } catch {
    return undefined;
  }
}

async function servedIn(space: Space, endpoints: Endpoints): Promise<Set<string>> {
  const presence = await probeMethods(space, endpoints);
  return new Set([...presence].flatMap(([name, found]) => (found === 'served' ? name : [])));
}

/** The old node's successful responses to the calls of Core Space, by method. */
async function collectAnswers(
  chain: Chain,
  endpoints: Endpoints,
  served: ReadonlySet<string>,
): Promise<Map<string, OldAnswer[]>> {
  const answers = new Map<string, OldAnswer[]>();
  for (const {call} of inOrder(CALLS, (space, {method}) => space === 'core' && served.has(method))) {
    const found = await askOld(call, chain, endpoints);
    if (found && 'result' in found.answer) answers.set(call.method, [...(answers.get(call.method) ?? []), found]);
  }
  return answers;
}

function compareAnswers(
  {result, 'x-notification': notification}: MeasurableMethod,
  answers: readonly OldAnswer[],
  compare: CompareShape,
): OldMethod {
  if (answers.length === 0) return {served: true};
  const differences = answers.flatMap(({answer, notifications}) => [
    ...compare(result?.schema, answer.result, 'result'),
    ...notifications.flatMap(({params}) => compare(notification?.schema, params.result, 'notification')),
  ]);
  return {served: true, compared: answers.length, differences: [...new Set(differences)].toSorted()};
}

/**
 * Plays what v2.4.0 can of the scenario, and measures each method of both documents against it: eSpace by its name
 * alone.
 */
export async function measureOldVersion(documents: Record<Space, MeasurableDocument>): Promise<OldVersion> {
  const {endpoints, stop} = await startOldNode();
  try {
    const served = {core: await servedIn('core', endpoints), espace: await servedIn('espace', endpoints)};
    const chain = await playOldCore(endpoints);
    const node = String(await chain.read('core', 'cfx_clientVersion'));
    const answers = await collectAnswers(chain, endpoints, served.core);
    const compare = buildShapeComparison(documents.core.components.schemas);
    const core = documents.core.methods.map((method): [string, OldMethod] => [
      method.name,
      served.core.has(method.name) ? compareAnswers(method, answers.get(method.name) ?? [], compare) : {served: false},
    ]);
    const espace = documents.espace.methods.map(({name}): [string, OldMethod] => [
      name,
      {served: served.espace.has(name)},
    ]);
    return {version: OLD_VERSION, node, core: Object.fromEntries(core), espace: Object.fromEntries(espace)};
  } finally {
    await stop();
  }
}
