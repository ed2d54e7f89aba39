import {useEffect, useRef, type Dispatch} from 'react';
import type {Call, ConsoleAction, Run} from '../../console/state';
import {sendTo} from '../../console/transport/target';
import type {SendOutcome} from '../../outcome';
import {sendingText, stillWaitingText} from './announcements';

const FIRST_MS = 1_000;
const REMINDER_MS = 5_000;

interface SendingOptions {
  run: Run;
  dispatch: Dispatch<ConsoleAction>;
  announce: (text: string) => void;
  onSettled: (call: Call, outcome: SendOutcome) => void;
}

/** Sends calls one at a time, tells the console's state, and announces the wait sparsely; what still runs when the console goes is cancelled. */
export function useSending({run, dispatch, announce, onSettled}: SendingOptions): {act: (call: Call) => void; cancel: () => void} {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const since = run.kind === 'sending' ? run.since : undefined;
  useEffect(() => {
    if (since === undefined) return undefined;
    // Most answers come before it is worth a word that one is awaited.
    const first = setTimeout(() => announce(sendingText()), FIRST_MS);
    const timer = setInterval(() => announce(stillWaitingText(performance.now() - since)), REMINDER_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [since, announce]);
  const act = (call: Call): void => {
    if (run.kind === 'sending') return;
    const controller = new AbortController();
    stop.current = controller;
    dispatch({type: 'send', call, since: performance.now()});
    void sendTo(call.connection.target, call.request, {signal: controller.signal}).then((outcome) => {
      dispatch({type: 'settle', call, outcome});
      onSettled(call, outcome);
    });
  };
  return {act, cancel: () => stop.current?.abort()};
}
