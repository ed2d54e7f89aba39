import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {TypeOf} from '../../../console/draft/kinds';
import type {ValueContext} from '../../../console/model';
import {decodeBase32Address, type CoreAddressType} from '../../../console/values/base32Address';
import {checkText} from '../../../console/values/checkText';
import {formatOf} from '../../../console/values/format';
import {isMoney, toAmount, toDecimal} from '../../../console/values/quantity';
import {useForm} from './formState';
import {networkName} from './networkName';
import styles from './control.module.css';

type Texts = TypeOf<'string' | 'number'>;

function accountName(type: CoreAddressType): string {
  switch (type) {
    case 'user':
      return translate({
        id: 'openrpc.console.account.user',
        message: 'user account',
        description: 'What an address belongs to',
      });
    case 'contract':
      return translate({
        id: 'openrpc.console.account.contract',
        message: 'contract',
        description: 'What an address belongs to',
      });
    case 'builtin':
      return translate({
        id: 'openrpc.console.account.builtin',
        message: 'built-in contract',
        description: 'What an address belongs to',
      });
    default:
      return translate({
        id: 'openrpc.console.account.null',
        message: 'zero address',
        description: 'What an address belongs to',
      });
  }
}

function quantityNote(text: string, type: Texts & {kind: 'string'}, context: ValueContext): string {
  const reading = checkText(text, type, context);
  if (!reading.ok) return '';
  const amount = isMoney(type.unit) ? toAmount(reading.value) : undefined;
  const decimal = amount ? `${amount.text} ${amount.unit}` : toDecimal(reading.value);
  return [reading.value === text ? '' : `→ ${reading.value}`, decimal === text.trim() ? '' : `= ${decimal ?? ''}`]
    .filter(Boolean)
    .join(' ');
}

function addressNote(text: string): string {
  const reading = decodeBase32Address(text.trim());
  if (!reading.ok) return '';
  const values = {account: accountName(reading.type), network: networkName(reading.prefix)};
  return translate(
    {
      id: 'openrpc.console.address.right',
      message: 'Checksum right: {account}, {network}',
      description: 'What a typed address turned out to be',
    },
    values,
  );
}

/** What a value that reads stands for; empty for one that does not. */
function noteOf(text: string, type: Texts, context: ValueContext): string {
  const format = formatOf(type);
  if (type.kind === 'string' && format === 'quantity') return quantityNote(text, type, context);
  return format === 'base32-address' ? addressNote(text) : '';
}

export interface ValueNoteProps {
  id: string;
  type: Texts;
  text: string;
  /** How a value can be typed: told here to who cannot see it in the line. */
  hint: string | undefined;
}

/** Says below a line what its value stands for and what will be sent, as soon as it reads. */
export default function ValueNote({id, type, text, hint}: ValueNoteProps): ReactNode {
  const {context} = useForm();
  const isEmpty = text.trim() === '';
  return (
    <p id={id} className={isEmpty ? styles.hint : styles.note}>
      {isEmpty ? hint : noteOf(text, type, context)}
    </p>
  );
}
