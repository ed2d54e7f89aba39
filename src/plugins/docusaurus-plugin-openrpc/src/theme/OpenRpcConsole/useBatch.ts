import {useEffect, useRef, useState} from 'react';
import {hasRoomFor, parseBatchCalls, toStoredBatch, type BatchCall} from '../../console/batch';
import type {Connection} from '../../console/connection';
import {readText, tabStorage, writeText} from '../../console/memory/browserStorage';
import {sendBatch, type BatchOutcome} from '../../console/transport/batch';
import type {JsonRpcRequest} from '../../request';

/** Where the sending of a batch stands. */
export type BatchRun =
  | {kind: 'idle'}
  | {kind: 'sending'; since: number; connection: Connection}
  | {kind: 'done'; requests: readonly JsonRpcRequest[]; connection: Connection; outcome: BatchOutcome};

/** The calls that wait to be sent together, and what came of them. */
export interface BatchState {
  calls: readonly BatchCall[];
  run: BatchRun;
  /** Adds a call; false where there is no room for it. */
  add: (call: BatchCall) => boolean;
  remove: (index: number) => void;
  clear: () => void;
  send: (connection: Connection, requests: readonly JsonRpcRequest[]) => void;
  cancel: () => void;
}

/** The batch of an instance, kept over its pages for as long as the tab lives. */
export function useBatch(instanceId: string): BatchState {
  const key = `openrpc:${instanceId}:batch`;
  const stop = useRef<AbortController>(undefined);
  const [calls, setCalls] = useState<readonly BatchCall[]>(() => parseBatchCalls(readText(tabStorage, key)));
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
    void sendBatch(connection.target, requests, {signal: controller.signal}).then((outcome) => setRun({kind: 'done', requests, connection, outcome}));
  };
  return {
    calls,
    run,
    send,
    cancel: () => stop.current?.abort(),
    add: (call) => {
      const fits = hasRoomFor(calls, call);
      if (fits) change([...calls, call]);
      return fits;
    },
    remove: (index) => change(calls.toSpliced(index, 1)),
    clear: () => {
      change([]);
      setRun({kind: 'idle'});
    },
  };
}
