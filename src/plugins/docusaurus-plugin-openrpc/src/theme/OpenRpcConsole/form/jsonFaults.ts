import {translate} from '@docusaurus/Translate';
import type {JsonReason} from '../../../console/draft/jsonFault';
import type {FaultSentence} from './valueFaults';

/** Sentences for a text that is not JSON, by what it lacks. */
export const JSON_FAULTS: Record<JsonReason, FaultSentence> = {
  value: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.value',
        message:
          'Line {line}, column {column}: a value is missing. Write a text in double quotes, a number, a list, an object, true, false or null.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  name: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.name',
        message:
          'Line {line}, column {column}: the name of a field is missing. Write it in double quotes, or remove the comma before.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  colon: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.colon',
        message: 'Line {line}, column {column}: the name of a field needs a colon after it. Write one, then the value.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  comma: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.comma',
        message:
          'Line {line}, column {column}: two entries need a comma between them. Write one, or close the bracket.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  end: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.end',
        message: 'The text ends at line {line}, column {column}, before everything is closed. Complete it.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  nothing: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.nothing',
        message: 'Line {line}, column {column}: the text goes on after its last bracket. Remove what follows.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  string: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.string',
        message:
          'Line {line}, column {column}: this text in quotes does not end, or contains a character that JSON writes with a backslash. Close or correct it.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-deep': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.not-json.too-deep',
        message: 'Line {line}, column {column}: too many brackets are nested, more than a node reads. Remove some.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
};
