import {withEscapes} from '../../../console/answer/shownText';
import type {Fault, FaultCode} from '../../../console/model';
import {ADDRESS_FAULTS} from './addressFaults';
import {JSON_FAULTS} from './jsonFaults';
import {VALUE_FAULTS, type FaultGap, type FaultSentence} from './valueFaults';

const SENTENCES: Record<Exclude<FaultCode, 'not-json'>, FaultSentence> = {...VALUE_FAULTS, ...ADDRESS_FAULTS};
const NOTHING: Record<FaultGap, string> = {found: '', expected: '', unit: '', line: '', column: ''};

function jsonSentence(reason: string | undefined): FaultSentence {
  return Object.entries(JSON_FAULTS).find(([each]) => each === reason)?.[1] ?? JSON_FAULTS.value;
}

/** What is wrong with a value, why, and what to do, in the reader's language. */
export function faultText({code, values = {}}: Fault): string {
  const sentence = code === 'not-json' ? jsonSentence(values.reason) : SENTENCES[code];
  // Of what was typed or pasted, a sign that turns the sentence around is shown as what it is.
  const shown = Object.entries(values).map(([gap, value]): [string, string] => [gap, withEscapes(value)]);
  return sentence({...NOTHING, ...Object.fromEntries(shown)});
}
