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

/**
 * Sends calls one at a time, updates the console's state, and announces the wait sparsely; a call still running when
 * the console goes is canceled.
 */
export function useSending({run, dispatch, announce, onSettled}: SendingOptions): {
  act: (call: Call) => void;
  cancel: () => void;
} {
  const stop = useRef<AbortController>(undefined);
  const stopReminders = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      stop.current?.abort();
      stopReminders.current?.();
    },
    [],
  );
  const act = (call: Call): void => {
    if (run.kind === 'sending') return;
    const controller = new AbortController();
    stop.current = controller;
    const since = performance.now();
    dispatch({type: 'send', call, since});
    stopReminders.current = remind(announce, since);
    void sendTo(call.connection.target, call.request, {signal: controller.signal}).then((outcome) => {
      // Here, and not with the next rendering: a reminder that is due in between would be read out after the outcome.
      stopReminders.current?.();
      dispatch({type: 'settle', call, outcome});
      onSettled(call, outcome);
    });
  };
  return {act, cancel: () => stop.current?.abort()};
}

/**
 * Announces that a call is on its way, and every five seconds that it still is, until the returned function is called.
 */
function remind(announce: (text: string) => void, since: number): () => void {
  // Most answers come before it is worth a word that one is awaited.
  const first = setTimeout(() => announce(sendingText()), FIRST_MS);
  const timer = setInterval(() => announce(stillWaitingText(performance.now() - since)), REMINDER_MS);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
