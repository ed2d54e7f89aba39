import {translate} from '@docusaurus/Translate';

/** A gap in a fault's sentence. */
export type FaultGap = 'found' | 'expected' | 'unit' | 'line' | 'column';

/** Makes a fault's sentence; the values fill its gaps. */
export type FaultSentence = (values: Record<FaultGap, string>) => string;

/** Sentences for values that aren't addresses. */
export const VALUE_FAULTS = {
  required: () =>
    translate({
      id: 'openrpc.console.fault.required',
      message: 'A value is missing here. The call cannot be made without it. Enter one.',
      description: 'A fault in a request: what, why, what to do',
    }),
  empty: () =>
    translate({
      id: 'openrpc.console.fault.empty',
      message: 'This value is included and empty. Leave it out, or fill it in.',
      description: 'A fault in a request: what, why, what to do; of a value that may be left out',
    }),
  'not-a-quantity': () =>
    translate({
      id: 'openrpc.console.fault.not-a-quantity',
      message: 'This is not a quantity. Write digits such as 1000 without commas, or hex such as 0x3e8.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'unknown-unit': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.unknown-unit',
        message: 'The unit “{found}” isn’t possible here. Write one of: {expected}.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  negative: () =>
    translate({
      id: 'openrpc.console.fault.negative',
      message: 'A quantity cannot be below zero. Write zero or more.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'too-precise': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.too-precise',
        message:
          '{found} decimal places are too many: {unit} has {expected}. Round the amount, or write it in a smaller unit.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-large': () =>
    translate({
      id: 'openrpc.console.fault.too-large',
      message: 'This number does not fit into 256 bits, the most that a quantity can hold. Write a smaller one.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'not-hex': () =>
    translate({
      id: 'openrpc.console.fault.not-hex',
      message: 'This is not hex data. Write 0x, then only the digits 0–9 and a–f.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'odd-hex': () =>
    translate({
      id: 'openrpc.console.fault.odd-hex',
      message: 'The number of hex digits is odd, but each byte takes two. Check whether one is missing.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'wrong-length': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.wrong-length',
        message: 'There are {found} hex digits after 0x; this value has {expected}. Copy it again, whole.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'not-in-list': () =>
    translate({
      id: 'openrpc.console.fault.not-in-list',
      message: 'This value is not among those allowed here. Pick one of the list.',
      description: 'A fault in a request: what, why, what to do',
    }),
  pattern: (values) =>
    translate(
      {
        id: 'openrpc.console.fault.pattern',
        message:
          'This does not have the form that the method asks for: {expected}. Check for missing or extra characters.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-short': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.too-short',
        message: '{found} characters are too few; at least {expected} are needed. Write more.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-long': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.too-long',
        message: '{found} characters are too many; at most {expected} are allowed. Shorten the text.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'not-a-number': () =>
    translate({
      id: 'openrpc.console.fault.not-a-number',
      message: 'This is not a number. Write digits, with a point before decimals.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'not-whole': () =>
    translate({
      id: 'openrpc.console.fault.not-whole',
      message: 'This is not a whole number, and there are no parts here. Write it without decimals.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'unsafe-number': () =>
    translate({
      id: 'openrpc.console.fault.unsafe-number',
      message:
        'JSON numbers cannot hold this one exactly, so another would be sent. Write a smaller or less precise number.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'below-minimum': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.below-minimum',
        message: 'This number is too small. Write {expected} or more.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'above-maximum': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.above-maximum',
        message: 'This number is too large. Write {expected} or less.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-few-items': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.too-few-items',
        message: 'This list is too short. Give at least {expected} entries.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'too-many-items': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.too-many-items',
        message: 'This list is too long. Give at most {expected} entries.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'unknown-field': () =>
    translate({
      id: 'openrpc.console.fault.unknown-field',
      message: 'The method does not have this field and would reject the call. Remove it, or correct its name.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'duplicate-field': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.duplicate-field',
        message: 'There are two fields of the name {found}, and a call can hold one. Remove or rename one of them.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'no-alternative': () =>
    translate({
      id: 'openrpc.console.fault.no-alternative',
      message: 'This value fits none of the alternatives. Pick one, then enter its value.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'wrong-kind': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.wrong-kind',
        message: 'A value of the kind {found} does not belong here. Replace it.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
} satisfies Record<string, FaultSentence>;
