import {parseNumber, type Fact, type Facts} from '../fact';
import {gasPrice, rust} from '../repositories';

const SPEC = 'crates/execution/vm-types/src/spec.rs';
const GASOMETER = 'crates/execution/vm-interpreter/src/interpreter/gasometer.rs';

const sum = (captures: readonly string[]): number => captures.map(parseNumber).reduce((left, right) => left + right, 0);
const afterRule = ([, ...prices]: readonly string[]): number => sum(prices);

/** A price of the schedule that is the same in both spaces. */
const price = (value: number, name: string): Fact => ({value, unit: 'gas', places: [gasPrice(name)]});

/** A price that a rule of the interpreter takes from the schedule. */
const ruled = (value: number, rule: RegExp, ...names: string[]): Fact => ({
  value,
  unit: 'gas',
  places: [rust(GASOMETER, rule), ...names.map(gasPrice)],
  read: afterRule,
});

const coldSlot = rust(SPEC, /self\.cold_sload_gas = (21\d+);/);
const rewrite = rust(SPEC, /self\.sstore_reset_gas = (\d+);/);
const newSlot = [gasPrice('sstore_set_gas'), gasPrice('evm_gas_ratio')];

const storage: Facts = {
  'gas.sameValueWrite': ruled(
    100,
    /let charge_gas = if is_noop \{\s+\/\/[^\n]*\n\s+spec\.(warm_access_gas)/,
    'warm_access_gas',
  ),
  'gas.transientAccess': ruled(
    100,
    /RETURNSUB_TSTORE if spec\.cancun_opcodes => \{\s+Request::Gas\(Gas::from\(spec\.(warm_access_gas)\)\)/,
    'warm_access_gas',
  ),
  'espace.gas.writeEntry': {
    value: 2900,
    unit: 'gas',
    places: [rust(GASOMETER, /\} else if is_clean \{\s+spec\.(sstore_reset_gas)/), rewrite],
    read: afterRule,
  },
  'espace.gas.newColdEntry': {
    value: 42_100,
    unit: 'gas',
    places: [...newSlot, coldSlot],
    read: ([set = '', ratio = '', cold = '']) => parseNumber(set) * parseNumber(ratio) + parseNumber(cold),
  },
  'core.gas.writeColdEntry': {value: 5000, unit: 'gas', places: [rewrite, coldSlot], read: sum},
  'espace.gas.clearRefund': {
    value: 4800,
    unit: 'gas',
    places: [
      rust(GASOMETER, /\(spec\.sstore_reset_gas \+ spec\.(access_list_storage_key_gas)\) as i64/),
      rewrite,
      gasPrice('access_list_storage_key_gas'),
    ],
    read: afterRule,
  },
};

const data: Facts = {
  'gas.floor.zeroByte': price(10, 'tx_data_floor_zero_gas'),
  'gas.floor.nonZeroByte': price(40, 'tx_data_floor_non_zero_gas'),
  'gas.calldata.zeroByteSaving': {
    value: 12,
    unit: 'gas',
    places: [
      rust(SPEC, /extcodehash_gas = 700;\s+\}\s+if self\.cip645\.eip2028 \{\s+self\.tx_data_non_zero_gas = (\d+);/),
      gasPrice('tx_data_zero_gas'),
    ],
    read: ([other = '', zero = '']) => parseNumber(other) - parseNumber(zero),
  },
  'gas.log': price(375, 'log_gas'),
  'gas.logTopic': price(375, 'log_topic_gas'),
  'gas.logByte': price(8, 'log_data_gas'),
};

const work: Facts = {
  'gas.simpleStep': {value: 3, unit: 'gas', places: [rust(SPEC, /tier_step_gas: \[0, 2, (\d), 5,/)]},
  'gas.memoryWord': price(3, 'memory_gas'),
  'gas.copiedWord': price(3, 'copy_gas'),
  'gas.keccak': price(30, 'sha3_gas'),
  'gas.keccakWord': price(6, 'sha3_word_gas'),
  'gas.create': price(32_000, 'create_gas'),
  'gas.callValue': price(9000, 'call_value_transfer_gas'),
  'gas.callStipend': price(2300, 'call_stipend'),
  'gas.selfdestruct': price(5000, 'suicide_gas'),
};

/** What opcodes and bytes of data cost; where the spaces differ, each has a fact of its own. */
export const OPCODE_FACTS: Facts = {...storage, ...data, ...work};
