import {askCalls, inOrder} from '../../tools/recorder/askCalls';
import type {Call} from '../../tools/recorder/call';
import {CALLS} from '../../tools/recorder/calls/allCalls';
import type {Recording, Space} from '../../tools/recorder/pair';
import {knownNames, probeMethods, type Presence} from '../../tools/recorder/probeMethods';
import type {Endpoints} from '../../tools/recorder/rpcClient';
import {askRefusals, type Refusal} from '../../tools/recorder/refusals';
import {openSession} from '../../tools/recorder/session';
import {readDocument} from './documents';
import {tryBeyond, type BeyondTrial} from './replayBeyond';
import {tryDefaults, type DefaultTrial} from './replayDefaults';
import {tryPending, type PendingTrial} from './replayPending';
import {sendWrongLists, type ParameterTrial} from './replayParameters';

/** A call with the node's current response to it. */
export interface LiveRecording extends Recording {
  call: Call;
}

/** Everything that one run of a real node leads to. */
export interface Replay {
  live: LiveRecording[];
  faults: string[];
  /** What the node makes of each method's name. */
  presence: Record<Space, Map<string, Presence>>;
  /** Lists of parameters that are wrong on purpose, and what the node said to each. */
  trials: ParameterTrial[];
  /** What the node makes of each default that the documents describe. */
  defaults: DefaultTrial[];
  /** The errors that calls lead to with another block in them. */
  beyond: BeyondTrial[];
  /** What the node makes of the tag `pending`. */
  pending: PendingTrial[];
  /** The node's responses to requests that aren't calls. */
  refusals: Record<Space, Refusal[]>;
}

/** Probes every name that a release has, and those that the document lists as absent. */
async function probeNames(space: Space, endpoints: Endpoints): Promise<Map<string, Presence>> {
  const absent = (readDocument(space)['x-absent'] ?? []).map(({name}) => name);
  return probeMethods(space, endpoints, [...new Set([...knownNames(space), ...absent])]);
}

/** Each recording with the call that led to it. */
function withCalls(recordings: readonly Recording[], asked: ReturnType<typeof inOrder>): LiveRecording[] {
  const calls = new Map(asked.map(({space, call}) => [`${space}/${call.method}/${call.name}`, call]));
  return recordings.flatMap((recording) => {
    const call = calls.get(`${recording.space}/${recording.method}/${recording.name}`);
    return call ? [{...recording, call}] : [];
  });
}

/** What `act` gives for each space, one after the other. */
async function inEachSpace<T>(act: (space: Space) => Promise<T>): Promise<Record<Space, T>> {
  const core = await act('core');
  return {core, espace: await act('espace')};
}

/**
 * Plays the scenario on a new node, asks every call, then with and without each default, then with another tag, then
 * wrong ones, then for every name of a method.
 */
export async function replay(): Promise<Replay> {
  const {chain, endpoints, close} = await openSession();
  try {
    const ordered = inOrder(CALLS);
    const reading = await askCalls(
      ordered.filter(({call}) => !call.acts),
      chain,
      endpoints,
    );
    // Before a call acts: later on, no transaction is left in the pool for the tag to show.
    const pending = await tryPending(readDocument('espace'), reading.recordings, endpoints);
    const beyond = await inEachSpace((space) =>
      tryBeyond(
        readDocument(space),
        reading.recordings.filter((one) => one.space === space),
        endpoints,
      ),
    );
    const acting = await askCalls(
      ordered.filter(({call}) => call.acts),
      chain,
      endpoints,
    );
    const live = withCalls([...reading.recordings, ...acting.recordings], ordered);
    const defaults = await inEachSpace((space) => tryDefaults(space, readDocument(space), live, endpoints));
    const trials = await inEachSpace((space) => sendWrongLists(space, readDocument(space), live, endpoints));
    return {
      live,
      faults: [...reading.faults, ...acting.faults],
      presence: await inEachSpace((space) => probeNames(space, endpoints)),
      trials: Object.values(trials).flat(),
      defaults: Object.values(defaults).flat(),
      beyond: Object.values(beyond).flat(),
      pending,
      refusals: await inEachSpace((space) => askRefusals(space, endpoints[space].http)),
    };
  } finally {
    await close();
  }
}
