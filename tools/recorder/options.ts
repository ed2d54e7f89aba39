import {parseArgs} from 'node:util';
import type {Choice} from './askCalls';
import {OLD_VERSION} from './against/startOldNode';
import {SPACES, type Space} from './pair';

/** The options of a run of the recorder. */
export interface RecordOptions {
  chosen: Choice;
  /** Whether every call is made, so that anything else left in the folder is obsolete. */
  everything: boolean;
  dry: boolean;
  fill: boolean;
  always: boolean;
  keepNode?: string;
  attach?: string;
  /** The older version to measure instead of recording. */
  against?: string;
}

function matcher(pattern: string): (method: string) => boolean {
  return pattern.endsWith('*') ? (method) => method.startsWith(pattern.slice(0, -1)) : (method) => method === pattern;
}

function spacesOf(text: string | undefined): readonly Space[] {
  const wanted = SPACES.filter((space) => text === undefined || space === text);
  if (wanted.length === 0) throw new Error(`There is no space ${String(text)}; --space takes ${SPACES.join(' or ')}.`);
  return wanted;
}

function oldVersionOf(text: string): string {
  if (text !== OLD_VERSION) throw new Error(`There is no node of ${text} here; --against takes ${OLD_VERSION}.`);
  return text;
}

/** Reads the options of a command line. */
export function parseOptions(args: string[]): RecordOptions {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string'},
      space: {type: 'string'},
      dry: {type: 'boolean', default: false},
      'no-fill': {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      'keep-node': {type: 'string'},
      attach: {type: 'string'},
      against: {type: 'string'},
    },
  });
  const {only, space, dry, all, attach, against, 'no-fill': noFill, 'keep-node': keepNode} = values;
  const spaces = spacesOf(space);
  const matchers = only?.split(',').map(matcher);
  return {
    chosen: (ofCall, {method}) => spaces.includes(ofCall) && (matchers?.some((matches) => matches(method)) ?? true),
    everything: only === undefined && space === undefined,
    dry,
    fill: !noFill,
    always: all,
    ...(keepNode !== undefined && {keepNode}),
    ...(attach !== undefined && {attach}),
    ...(against !== undefined && {against: oldVersionOf(against)}),
  };
}
