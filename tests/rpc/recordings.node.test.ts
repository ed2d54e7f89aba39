// holds: rpc.recordings
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CALLS} from '../../tools/recorder/calls/allCalls';
import {listUnused} from '../../tools/recorder/fillDocuments';
import {whyNoNode} from '../../tools/recorder/node/startRecorderNode';
import {normalisePair} from '../../tools/recorder/normalise';
import {listRecordings, readPair} from '../../tools/recorder/recordingFiles';
import {readRefusals} from '../../tools/recorder/refusals';
import {SPACES, buildFaultFinder, readDocument, type Method, type Schema} from './documents';
import {replay, type LiveRecording, type Replay} from './replay';
import {describedDefaults, UNTRIED} from './replayDefaults';
import {buildEnvelope} from './replayEnvelope';
import {readPendingExceptions} from './pendingExceptions';
import {fieldsByPlace, tamperings} from './replayControls';
import {excuseFor} from './replayOptional';
import {findListFault, tookParameters} from './replayParameters';

/** Two cores may be shared with a build, and a timer inside the node may cost 41 seconds. */
const REPLAY_LIMIT_MS = 600_000;

const reason = whyNoNode();
if (reason !== undefined) console.log(`The recordings are not played again: ${reason}`);

const counts = new Map<string, number>();
function count(what: string, by = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + by);
}

let run: Replay;

describe.skipIf(reason !== undefined)('played again on a real node', () => {
  beforeAll(async () => {
    run = await replay();
  }, REPLAY_LIMIT_MS);

  afterAll(() => console.log([...counts].map(([what, number]) => `${what}: ${number}`).join('\n')));

  test('every call is answered, with an error exactly where its name says so', () => {
    expect(run.faults).toEqual([]);
  });

  test('the tag pending is read as latest, except in the methods that the pages list', () => {
    const exceptions = run.pending.filter(({pairs, alike}) => alike < pairs).map(({method}) => method);
    count('methods asked for pending', run.pending.length);
    expect(run.pending.length).toBeGreaterThan(20);
    expect(exceptions.toSorted()).toEqual(readPendingExceptions('docs').toSorted());
  });

  describe.each(SPACES)('%s', (space) => {
    const document = readDocument(space);
    const findFault = buildFaultFinder(document);
    const documented = new Map(document.methods.map((method) => [method.name, method]));
    const calls = CALLS[space];
    const methods = [...new Set(calls.map(({method}) => method))].toSorted();

    const liveOf = (method: string): LiveRecording[] =>
      run.live.filter((one) => one.space === space && one.method === method);
    const envelopeOf = (method: Method, one: LiveRecording): Schema => buildEnvelope(method, one.pair);
    const answerOf = ({pair: {answer, notifications}}: LiveRecording): unknown => ({
      ...answer,
      ...(notifications && {notifications}),
    });

    test('every method that the node serves is documented, and no other', () => {
      const served = [...run.presence[space]].flatMap(([name, presence]) => (presence === 'served' ? name : []));
      count('methods documented', documented.size);
      count('methods served', served.length);
      expect(document.methods.map(({name}) => name).toSorted()).toEqual(served.toSorted());
    });

    test('every method that the node knows by name only is listed with its words, and no other', () => {
      const unserved = [...run.presence[space]].flatMap(([name, presence]) =>
        presence === 'not implemented' ? name : [],
      );
      const listed = document['x-unimplemented'] ?? [];
      count('methods not implemented', unserved.length);
      expect(listed.map(({name}) => name).toSorted()).toEqual(unserved.toSorted());
      expect(listed.filter(({message}) => message !== 'Not implemented')).toEqual([]);
    });

    test('every method that is listed as absent is one that the node does not know', () => {
      const listed = (document['x-absent'] ?? []).map(({name}) => name);
      count('methods absent', listed.length);
      expect(listed.length).toBeGreaterThan(10);
      expect(listed.filter((name) => run.presence[space].get(name) !== 'unknown')).toEqual([]);
    });

    test('every recording has a call and an example, and every example a recording', () => {
      const recorded = listRecordings().filter((recording) => recording.space === space);
      const called = new Set(calls.map(({method, name}) => `${method} ${name}`));
      const unrecorded = document.methods.flatMap(({name, examples}) =>
        examples.flatMap((example) => (readPair(space, name, example.name) ? [] : `${name} ${example.name}`)),
      );
      count('examples recorded', recorded.length);
      expect(recorded.map(({method, name}) => `${method} ${name}`).filter((key) => !called.has(key))).toEqual([]);
      expect(listUnused(document.methods, recorded)).toEqual([]);
      expect(unrecorded).toEqual([]);
    });

    // holds: rpc.defaults
    test('every default that is described is what the node takes, and another value is answered otherwise', () => {
      const trials = run.defaults.filter((trial) => trial.space === space);
      count('defaults tried', trials.length);
      const described = document.methods.flatMap((method) =>
        method.name in UNTRIED ? [] : describedDefaults(method, document.components.schemas),
      );
      expect(trials).toHaveLength(described.length);
      expect(trials.length).toBeGreaterThanOrEqual(25);
      expect(trials.filter(({pairs, alike, toldApart}) => pairs === 0 || alike < pairs || !toldApart)).toEqual([]);
    });

    test('every code that another block in a call leads to is listed with its method', () => {
      const trials = run.beyond.filter((trial) => trial.space === space);
      count('errors of other blocks', trials.length);
      expect(trials.length).toBeGreaterThan(30);
      const listed = (method: string, code: number): boolean =>
        (documented.get(method)?.errors ?? []).some((error) => error.code === code);
      expect(trials.filter(({method, code}) => !listed(method, code))).toEqual([]);
    });

    test('what is no call is refused as recorded', () => {
      count('refusals recorded', run.refusals[space].length);
      expect(run.refusals[space]).toEqual(readRefusals(space));
    });

    describe.each(methods)('%s', (name) => {
      test('answers as recorded', () => {
        for (const one of liveOf(name)) {
          const recorded = readPair(space, name, one.name);
          expect(recorded && {name: one.name, ...{pair: normalisePair(recorded)}}).toEqual({
            name: one.name,
            pair: normalisePair(one.pair),
          });
        }
      });

      const method = documented.get(name);
      if (!method) return;

      test('every answer fits its schema or is an error that is listed', () => {
        for (const one of liveOf(name)) {
          count('live answers checked');
          const fault = findFault(envelopeOf(method, one), answerOf(one));
          if (fault === undefined) count('live answers valid');
          expect({name: one.name, fault}).toEqual({name: one.name, fault: undefined});
        }
      });

      test('each error that it lists is provoked', () => {
        const listed = (method.errors ?? [])
          .filter((error) => error['x-unrecorded'] === undefined)
          .map(({code}) => code);
        const provoked = new Set(liveOf(name).map(({pair}) => pair.answer.error?.code));
        count('errors listed', listed.length);
        count('errors reproduced', listed.filter((code) => provoked.has(code)).length);
        expect(listed.filter((code) => !provoked.has(code))).toEqual([]);
      });

      test('every answer that is tampered with is caught', () => {
        const places = liveOf(name).flatMap((one) => [...fieldsByPlace(answerOf(one))]);
        const isOptional = (at: string): boolean => {
          const [owner, field] = [at.slice(0, at.lastIndexOf('/')), at.slice(at.lastIndexOf('/') + 1)];
          return places.some(([place, objects]) => place === owner && objects.some((fields) => !fields.has(field)));
        };
        for (const one of liveOf(name)) {
          const envelope = envelopeOf(method, one);
          for (const {kind, at, value} of tamperings(answerOf(one))) {
            const caught = findFault(envelope, value) !== undefined;
            if (!caught && kind === 'removed' && (isOptional(at) || excuseFor(name, at))) {
              count('removals that leave a right answer');
              continue;
            }
            count('controls made');
            if (caught) count('controls caught');
            expect.soft({name: one.name, kind, at, caught}).toEqual({name: one.name, kind, at, caught: true});
          }
        }
      });

      test('its parameters are described as the node takes them', () => {
        const lists = liveOf(name).map(({pair, call}) => {
          const taken = tookParameters(pair.answer);
          return {
            params: pair.request.params,
            said: pair.answer.error,
            taken: taken === false && call.wellFormed ? true : taken,
          };
        });
        const trials = run.trials.filter((trial) => trial.space === space && trial.method === name);
        for (const {params, said, taken} of [...lists, ...trials]) {
          if (taken === undefined) continue;
          count(taken ? 'parameter lists accepted' : 'parameter lists refused');
          const fault = findListFault(method, params, findFault);
          expect
            .soft({params, said, taken: fault === undefined, fault: taken ? fault : undefined})
            .toEqual({params, said, taken, fault: undefined});
        }
      });
    });
  });
});
