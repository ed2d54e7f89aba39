import {translate} from '@docusaurus/Translate';
import type {DecodedForm} from '../../../console/model';
import {unitText} from '../../OpenRpcType/unitText';

const NAMES: Record<DecodedForm['kind'], () => string> = {
  decimal: () =>
    translate({id: 'openrpc.console.answer.form.decimal', message: 'Decimal', description: 'Other form of a value'}),
  amount: () =>
    translate({
      id: 'openrpc.console.answer.form.amount',
      message: 'Amount',
      description: 'Other form of a value: money',
    }),
  date: () =>
    translate({
      id: 'openrpc.console.answer.form.date',
      message: 'Time',
      description: 'Other form of a value: a date with time of day',
    }),
  duration: () =>
    translate({id: 'openrpc.console.answer.form.duration', message: 'Duration', description: 'Other form of a value'}),
  'hex-address': () =>
    translate({
      id: 'openrpc.console.answer.form.hexAddress',
      message: 'Hex address',
      description: 'Other form of a value',
    }),
  'base32-address': () =>
    translate({
      id: 'openrpc.console.answer.form.base32Address',
      message: 'Base32 address',
      description: 'Other form of a value',
    }),
  'checksum-address': () =>
    translate({
      id: 'openrpc.console.answer.form.checksumAddress',
      message: 'Address with checksum',
      description: 'Other form of a value',
    }),
  text: () =>
    translate({id: 'openrpc.console.answer.form.text', message: 'Text', description: 'Other form of a value'}),
  selector: () =>
    translate({
      id: 'openrpc.console.answer.form.selector',
      message: 'Error',
      description: 'Other form of a value: which kind of error a contract gave',
    }),
};

/** What kind of form a value is shown in. */
export function formName({kind}: DecodedForm): string {
  return NAMES[kind]();
}

/** A form with its unit in the reader's language. */
export function formText({text, unit}: DecodedForm): string {
  return unit === undefined ? text : `${text} ${unitText(unit)}`;
}
