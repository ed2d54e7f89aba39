import {translate} from '@docusaurus/Translate';
import type {TypeOf} from '../../../console/draft/kinds';
import type {ValueContext} from '../../../console/model';
import {networkPrefix} from '../../../console/values/base32Address';
import {formatOf} from '../../../console/values/format';
import {isMoney} from '../../../console/values/quantity';

/** How a value of a type can be typed; undefined if its type says enough. */
export function valueHint(type: TypeOf<'string' | 'number'>, {chainId}: ValueContext): string | undefined {
  switch (formatOf(type)) {
    case 'quantity':
      return isMoney(type.unit)
        ? translate({
            id: 'openrpc.console.hint.money',
            message: '1.5 CFX, decimal or 0x…',
            description: 'How an amount can be typed',
          })
        : translate({
            id: 'openrpc.console.hint.quantity',
            message: 'decimal or 0x…',
            description: 'How a number can be typed',
          });
    case 'base32-address':
      return chainId === undefined ? undefined : `${networkPrefix(chainId)}:…`;
    case 'hex-address':
    case 'data':
    case 'hash':
      return '0x…';
    default:
      return undefined;
  }
}
