import {translate} from '@docusaurus/Translate';

const DESCRIPTION = 'Unit of a quantity';

/** A unit in the reader's language; symbols and units that are written alike in all languages stay as they are. */
export function unitText(unit: string): string {
  switch (unit) {
    case 'gas':
      return translate({id: 'openrpc.unit.gas', message: 'gas', description: DESCRIPTION});
    case 's':
      return translate({id: 'openrpc.unit.s', message: 's', description: DESCRIPTION});
    case 'bytes':
      return translate({id: 'openrpc.unit.bytes', message: 'bytes', description: DESCRIPTION});
    case 'storage units':
      return translate({id: 'openrpc.unit.storageUnits', message: 'storage units', description: DESCRIPTION});
    case 'storage points':
      return translate({id: 'openrpc.unit.storagePoints', message: 'storage points', description: DESCRIPTION});
    default:
      return unit;
  }
}
