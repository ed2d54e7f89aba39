import {askCalls, inOrder} from '../../src/recorder/askCalls';
import type {Call} from '../../src/recorder/call';
import {CALLS} from '../../src/recorder/calls/allCalls';
import type {Recording, Space} from '../../src/recorder/pair';
import {SPACES} from '../../src/recorder/pair';
import {probeMethods, type Presence} from '../../src/recorder/probeMethods';
import {askRefusals, type Refusal} from '../../src/recorder/refusals';
import {openSession} from '../../src/recorder/session';
import {readDocument} from './documents';
import {tryDefaults, type DefaultTrial} from './replayDefaults';
import {sendWrongLists, type ParameterTrial} from './replayParameters';

/** A call with what the node answers to it now. */
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
  /** What the node says to requests that are no calls. */
  refusals: Record<Space, Refusal[]>;
}

/** Plays the scenario on a new node, asks every call, then with and without each default, then wrong ones, then for every name of a method. */
export async function replay(): Promise<Replay> {
  const {chain, endpoints, close} = await openSession();
  try {
    const ordered = inOrder(CALLS);
    const {recordings, faults} = await askCalls(ordered, chain, endpoints);
    const calls = new Map(ordered.map(({space, call}) => [`${space}/${call.method}/${call.name}`, call]));
    const live = recordings.flatMap((recording) => {
      const call = calls.get(`${recording.space}/${recording.method}/${recording.name}`);
      return call ? [{...recording, call}] : [];
    });
    const trials: ParameterTrial[] = [];
    const defaults: DefaultTrial[] = [];
    for (const space of SPACES) defaults.push(...(await tryDefaults(space, readDocument(space), live, endpoints)));
    for (const space of SPACES) trials.push(...(await sendWrongLists(space, readDocument(space), live, endpoints)));
    const presence = {core: await probeMethods('core', endpoints), espace: await probeMethods('espace', endpoints)};
    const refusals = {core: await askRefusals('core', endpoints.core.http), espace: await askRefusals('espace', endpoints.espace.http)};
    return {live, faults, presence, trials, defaults, refusals};
  } finally {
    await close();
  }
}
