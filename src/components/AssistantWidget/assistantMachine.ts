/** The state of the assistant's script; `drawn` once its widget shows a control of its own. */
export interface AssistantState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  attempt: number;
  drawn: boolean;
}

/** A reader's request, or what became of the script of one attempt. */
export type AssistantEvent = {type: 'asked'} | {type: 'loaded' | 'failed' | 'timedOut' | 'drawn'; attempt: number};

/** Before the first request: nothing is fetched. */
export const INITIAL_ASSISTANT: AssistantState = {status: 'idle', attempt: 0, drawn: false};

function asked(state: AssistantState): AssistantState {
  return state.status === 'idle' || state.status === 'error'
    ? {status: 'loading', attempt: state.attempt + 1, drawn: false}
    : state;
}

/** The state after an event; news of an attempt that was given up changes nothing. */
export function nextAssistant(state: AssistantState, event: AssistantEvent): AssistantState {
  if (event.type === 'asked') return asked(state);
  if (event.attempt !== state.attempt || state.status === 'idle') return state;
  switch (event.type) {
    case 'loaded':
      // A script may still arrive after the time limit, as long as the reader has not tried again.
      return state.status === 'ready' ? state : {...state, status: 'ready'};
    case 'drawn':
      return state.drawn ? state : {...state, drawn: true};
    case 'failed':
    case 'timedOut':
      return state.status === 'loading' ? {...state, status: 'error'} : state;
  }
}
