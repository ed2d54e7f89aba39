import {INITIAL_ASSISTANT, nextAssistant, type AssistantEvent, type AssistantState} from './assistantMachine';

/** How long a script may take before the page reports that it did not load. */
export const TIME_LIMIT = 15_000;

type News = Exclude<AssistantEvent['type'], 'asked' | 'timedOut'>;

/** The outside world of the assistant. */
export interface AssistantEffects {
  /** Adds the script and reports what happens to it; returns a function that removes it so that it never runs. */
  addScript: (report: (news: News) => void) => () => void;
  /** Calls `done` after `milliseconds`; returns what cancels that. */
  wait: (milliseconds: number, done: () => void) => () => void;
}

/** The one assistant of a page: every button shares its state. */
export interface Assistant {
  getState: () => AssistantState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the script unless it is loading or loaded; after a failure the old script goes first. */
  ask: () => void;
}

/** An assistant that keeps at most one script in the page. */
export function createAssistant({addScript, wait}: AssistantEffects): Assistant {
  let state = INITIAL_ASSISTANT;
  let removeScript = (): void => undefined;
  let cancelLimit = (): void => undefined;
  const listeners = new Set<() => void>();

  const send = (event: AssistantEvent): boolean => {
    const next = nextAssistant(state, event);
    if (next === state) return false;
    state = next;
    if (state.status !== 'loading') cancelLimit();
    listeners.forEach((listener) => {
      listener();
    });
    return true;
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => {
      if (!send({type: 'asked'})) return;
      const {attempt} = state;
      removeScript();
      removeScript = addScript((news) => send({type: news, attempt}));
      cancelLimit = wait(TIME_LIMIT, () => send({type: 'timedOut', attempt}));
    },
  };
}
