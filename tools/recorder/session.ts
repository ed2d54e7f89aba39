import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Chain, ChainState} from './chain';
import {buildActions} from './chainActions';
import {startRecorderNode} from './node/startRecorderNode';
import type {Endpoints} from './rpcClient';
import {playScenario} from './scenario/play';

/** A node on which the scenario is played. */
export interface Session {
  chain: Chain;
  endpoints: Endpoints;
  close: () => Promise<void>;
}

/** What a kept node's file holds. */
interface Kept {
  pid: number;
  endpoints: Endpoints;
  state: ChainState;
}

/** Starts a node and plays the scenario. */
export async function openSession(): Promise<Session> {
  const {endpoints, startedAt, stop} = await startRecorderNode();
  try {
    const actions = buildActions(endpoints);
    return {chain: {...(await playScenario(actions, startedAt)), ...actions}, endpoints, close: stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes where a running session is found; the file goes with the session. */
export function announceSession({chain: {core, espace, pos}, endpoints}: Session, file: string): void {
  const kept: Kept = {pid: process.pid, endpoints, state: {core, espace, pos}};
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  process.once('exit', () => rmSync(file, {force: true}));
}

/** Joins a session that another process keeps. */
export function attachSession(file: string): Session {
  // Written by announceSession of this same module.
  const {endpoints, state} = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  return {chain: {...state, ...buildActions(endpoints)}, endpoints, close: () => Promise.resolve()};
}
