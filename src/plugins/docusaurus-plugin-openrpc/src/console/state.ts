import type {SendOutcome} from '../outcome';
import type {JsonRpcRequest} from '../jsonRpcRequest';
import type {Connection} from './connection';
import type {PermalinkReading} from './memory/permalink';
import type {Draft} from './model';

/** A call with the place it goes to. */
export interface Call {
  request: JsonRpcRequest;
  connection: Connection;
}

/** The state of sending a call; an outcome stays with the call that it belongs to. */
export type Run =
  {kind: 'idle'} | {kind: 'sending'; call: Call; since: number} | {kind: 'done'; call: Call; outcome: SendOutcome};

/** The content of the form; without drafts, and without a text, that is the method's example. */
export interface Filled {
  view: 'form' | 'json';
  drafts?: Draft[] | undefined;
  /** Text of the JSON editor while it does not parse. */
  jsonText?: string | undefined;
}

/** What put other contents into the form than those that were typed; an open link held a secret, which was left out. */
export type FilledBy = 'link' | 'open-link' | 'history' | 'reset';

/** Something to tell above the form: it was filled, and from what it can be put back; or a link was refused. */
export type Notice =
  | {kind: 'filled'; by: FilledBy; before: Filled | undefined}
  | {kind: 'refused'; why: Extract<PermalinkReading, {kind: 'refused'}>['why']};

/** What a reader has filled in, and what came of sending it. */
export interface ConsoleState extends Filled {
  showFaults: boolean;
  notice?: Notice | undefined;
  run: Run;
}

/** What can happen to a console. */
export type ConsoleAction =
  | {type: 'edit'; drafts: Draft[]}
  | {type: 'view'; view: ConsoleState['view']}
  | {type: 'jsonText'; text: string | undefined}
  /** Other contents as a whole; without drafts, the example. */
  | {type: 'fill'; drafts?: Draft[]; by: FilledBy}
  | {type: 'putBack'}
  | {type: 'refuseLink'; why: Extract<Notice, {kind: 'refused'}>['why']}
  /** An attempt to send what has faults. */
  | {type: 'refuse'}
  | {type: 'send'; call: Call; since: number}
  | {type: 'settle'; call: Call; outcome: SendOutcome};

/** A console that nothing was sent from, with what was left in its form. */
export function initialState(left: Filled = {view: 'form'}): ConsoleState {
  return {...left, showFaults: false, run: {kind: 'idle'}};
}

/** What a fill would take away from the reader; undefined if it takes nothing. */
function lostBy({drafts, jsonText, view}: ConsoleState, next: Draft[] | undefined): Filled | undefined {
  const isSame = jsonText === undefined && JSON.stringify(drafts) === JSON.stringify(next);
  return isSame || (drafts === undefined && jsonText === undefined) ? undefined : {drafts, jsonText, view};
}

function fill(state: ConsoleState, {drafts, by}: Extract<ConsoleAction, {type: 'fill'}>): ConsoleState {
  return {
    ...state,
    drafts,
    jsonText: undefined,
    showFaults: false,
    notice: {kind: 'filled', by, before: lostBy(state, drafts)},
  };
}

/** The console after something was filled in. */
function editedState(state: ConsoleState, action: ConsoleAction): ConsoleState {
  switch (action.type) {
    case 'edit':
      return {...state, drafts: action.drafts};
    case 'view':
      return {...state, view: action.view};
    case 'jsonText':
      return {...state, jsonText: action.text};
    case 'fill':
      return fill(state, action);
    case 'putBack':
      return state.notice?.kind === 'filled'
        ? {...state, ...state.notice.before, showFaults: false, notice: undefined}
        : state;
    case 'refuseLink':
      return {...state, notice: {kind: 'refused', why: action.why}};
    default:
      return state;
  }
}

/**
 * The console after something happened; a second call waits for the first, and outcomes of calls that no longer run are
 * dropped.
 */
export function nextState(state: ConsoleState, action: ConsoleAction): ConsoleState {
  const {run} = state;
  switch (action.type) {
    case 'refuse':
      return run.kind === 'sending' ? state : {...state, showFaults: true, run: {kind: 'idle'}};
    case 'send':
      return run.kind === 'sending'
        ? state
        : {
            ...state,
            showFaults: false,
            notice: undefined,
            run: {kind: 'sending', call: action.call, since: action.since},
          };
    case 'settle':
      return run.kind === 'sending' && run.call === action.call
        ? {...state, run: {kind: 'done', call: action.call, outcome: action.outcome}}
        : state;
    default:
      return editedState(state, action);
  }
}
