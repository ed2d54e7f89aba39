import {parseNumber, type Facts} from '../fact';
import {proposal, parameter, rust} from '../repositories';

const SPONSOR = 'crates/execution/executor/src/internal_contract/impls/sponsor.rs';
const unitsPerCfx = rust('crates/parameters/src/lib.rs', /\(ONE_CFX_IN_DRIP \/ (\d+)\)\.into\(\)/);
const entryUnits = parameter('COLLATERAL_UNITS_PER_STORAGE_KEY');
const codeUnits = parameter('CODE_COLLATERAL_UNITS_PER_KI_BYTES');

/** Storage collateral, storage points and sponsors: all of Core Space. */
export const STORAGE_FACTS: Facts = {
  'core.collateral.unit': {
    value: '1/1024',
    unit: 'CFX',
    places: [unitsPerCfx],
    read: ([divisor = '']) => `1/${divisor}`,
  },
  'core.collateral.unitsPerCfx': {value: 1024, unit: 'units', places: [unitsPerCfx]},
  'core.collateral.entryUnits': {value: 64, unit: 'units', places: [entryUnits]},
  'core.collateral.entry': {
    value: '1/16',
    unit: 'CFX',
    places: [entryUnits, unitsPerCfx],
    read: ([units = '', divisor = '']) => `1/${String(parseNumber(divisor) / parseNumber(units))}`,
    disagreement:
      'Texts that say “1 CFX for 1024 bytes” count an entry as 64 bytes, its key and its value; a byte of code costs half of that.',
  },
  'core.collateral.entryCfx': {
    value: 0.0625,
    unit: 'CFX',
    places: [entryUnits, unitsPerCfx],
    read: ([units = '', divisor = '']) => parseNumber(units) / parseNumber(divisor),
  },
  'core.collateral.codeUnitsPerKib': {value: 512, unit: 'units', places: [codeUnits]},
  'core.collateral.codePerKib': {
    value: 0.5,
    unit: 'CFX',
    places: [codeUnits, unitsPerCfx],
    read: ([units = '', divisor = '']) => parseNumber(units) / parseNumber(divisor),
  },
  'core.storagePoints.perCfx': {
    value: 1024,
    unit: 'points',
    places: [proposal('CIPs/cip-107.md', /for every 1 CFX burned, (\d+) storage points/)],
  },
  'core.sponsor.minTimesBound': {
    value: 1000,
    places: [rust(SPONSOR, /sponsor_balance \/ U256::from\((\d+)\) < upper_bound/)],
  },
};
