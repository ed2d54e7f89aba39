import {useEffect, useRef, useState} from 'react';
import {parseBatchCalls, refusalOf, toStoredBatch, type BatchCall, type BatchRefusal} from '../../console/batch';
import type {Connection} from '../../console/connection';
import {readText, tabStorage, writeText} from '../../console/memory/browserStorage';
import {sendBatch, type BatchOutcome} from '../../console/transport/batch';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import type {ConsoleProps} from '../../routes';

/** The state of sending a batch. */
export type BatchRun =
  | {kind: 'idle'}
  | {kind: 'sending'; since: number; connection: Connection}
  | {kind: 'done'; requests: readonly JsonRpcRequest[]; connection: Connection; outcome: BatchOutcome};

/** The calls that wait to be sent together, and what came of them. */
export interface BatchState {
  calls: readonly BatchCall[];
  run: BatchRun;
  /** Whether the calls would be here again after another load of the page. */
  isKept: () => boolean;
  /** Adds calls; if one cannot wait with others, it adds none and returns why. */
  add: (added: readonly BatchCall[]) => BatchRefusal | undefined;
  remove: (index: number) => void;
  clear: () => void;
  send: (connection: Connection, requests: readonly JsonRpcRequest[]) => void;
  cancel: () => void;
}

/**
 * The batch of an instance, kept over its pages for as long as the tab lives. No call of a guarded method comes into
 * it.
 */
export function useBatch({instanceId, guarded}: ConsoleProps): BatchState {
  const key = `openrpc:${instanceId}:batch`;
  const stop = useRef<AbortController>(undefined);
  const [calls, setCalls] = useState<readonly BatchCall[]>(() => parseBatchCalls(readText(tabStorage, key), guarded));
  const [run, setRun] = useState<BatchRun>({kind: 'idle'});
  useEffect(() => () => stop.current?.abort(), []);
  const change = (next: readonly BatchCall[]): void => {
    setCalls(next);
    writeText(tabStorage, key, toStoredBatch(next));
  };
  const send = (connection: Connection, requests: readonly JsonRpcRequest[]): void => {
    const controller = new AbortController();
    stop.current = controller;
    setRun({kind: 'sending', since: performance.now(), connection});
    void sendBatch(connection.target, requests, {signal: controller.signal}).then((outcome) =>
      setRun({kind: 'done', requests, connection, outcome}),
    );
  };
  const add = (added: readonly BatchCall[]): BatchRefusal | undefined => {
    const refusal = refusalOf(calls, added, guarded);
    if (refusal === undefined) change([...calls, ...added]);
    return refusal;
  };
  return {
    calls,
    run,
    isKept: () => calls.length === 0 || readText(tabStorage, key) === toStoredBatch(calls),
    send,
    cancel: () => stop.current?.abort(),
    add,
    remove: (index) => change(calls.toSpliced(index, 1)),
    clear: () => {
      change([]);
      setRun({kind: 'idle'});
    },
  };
}
