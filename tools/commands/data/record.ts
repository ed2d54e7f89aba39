import {once} from 'node:events';
import {measureOldVersion} from '../../recorder/against/measure';
import {readDocuments, writeVersions} from '../../recorder/against/versionsFile';
import {askCalls, inOrder} from '../../recorder/askCalls';
import {CALLS} from '../../recorder/calls/allCalls';
import {fillDocuments} from '../../recorder/fillDocuments';
import {parseOptions, type RecordOptions} from '../../recorder/options';
import {SPACES, type Recording} from '../../recorder/pair';
import {listRecordings, removeRecording, writeRecording} from '../../recorder/recordingFiles';
import {askRefusals, writeRefusals} from '../../recorder/refusals';
import {announceSession, attachSession, openSession, type Session} from '../../recorder/session';

/** Keeps a played node until Ctrl+C, for other runs to join. */
async function keep(session: Session, file: string): Promise<void> {
  announceSession(session, file);
  console.log(`The played node stays until Ctrl+C. Others join it with --attach ${file}.`);
  // A promise alone does not keep a process alive.
  const alive = setInterval(() => undefined, 60_000);
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map(async (signal) => once(process, signal)));
  clearInterval(alive);
}

function show(recordings: readonly Recording[]): void {
  for (const {space, method, name, pair} of recordings) {
    console.log(
      `\n── ${space} ${method} ${name}\n${JSON.stringify(pair.request.params)}\n${JSON.stringify(pair.answer.error ?? pair.answer.result, null, 1)}`,
    );
    for (const notification of pair.notifications ?? []) console.log(JSON.stringify(notification, null, 1));
  }
}

/** Removes the recordings that no call makes any more. */
function removeOthers(recordings: readonly Recording[]): number {
  const made = new Set(recordings.map(({space, method, name}) => `${space}/${method}/${name}`));
  const others = listRecordings().filter(({space, method, name}) => !made.has(`${space}/${method}/${name}`));
  others.forEach(removeRecording);
  return others.length;
}

async function write(recordings: readonly Recording[], {everything, always, fill}: RecordOptions): Promise<void> {
  const written = recordings.filter((recording) => writeRecording(recording, always)).length;
  const removed = everything ? removeOthers(recordings) : 0;
  console.log(`${recordings.length} recordings, ${written} of them new or changed, ${removed} removed.`);
  if (!fill) return;
  for (const line of await fillDocuments()) console.log(line);
}

/** Measures every method against an older version, and fills from it since when each is there. */
async function measure(begin: number): Promise<void> {
  const measured = await measureOldVersion(readDocuments());
  for (const line of await writeVersions(measured)) console.log(line);
  for (const space of SPACES) {
    const methods = Object.values(measured[space]);
    console.log(
      `${space}: ${measured.version} serves ${methods.filter(({served}) => served).length} of ${methods.length} methods.`,
    );
  }
  console.log(`Measured against ${measured.node} in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
}

/** Plays the scenario on a node and records every call with its answer. */
async function record(options: RecordOptions): Promise<void> {
  const begin = Date.now();
  if (options.against !== undefined) {
    await measure(begin);
    return;
  }
  const session = options.attach === undefined ? await openSession() : attachSession(options.attach);
  try {
    if (options.keepNode !== undefined) {
      await keep(session, options.keepNode);
      return;
    }
    const {recordings, faults} = await askCalls(inOrder(CALLS, options.chosen), session.chain, session.endpoints);
    if (options.dry) show(recordings);
    faults.forEach((fault) => console.error(`FAULT ${fault}`));
    if (faults.length > 0) process.exitCode = 1;
    else if (!options.dry) {
      if (options.everything)
        for (const space of SPACES) writeRefusals(space, await askRefusals(space, session.endpoints[space].http));
      await write(recordings, options);
    }
    console.log(
      `${recordings.length} calls asked in ${((Date.now() - begin) / 1000).toFixed(1)} s, ${faults.length} faults.`,
    );
  } finally {
    await session.close();
  }
}

record(parseOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
