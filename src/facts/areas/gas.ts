import {parseNumber, type Facts} from '../fact';
import {gasPrice, parameter, rust} from '../repositories';

const EXECUTIVE = 'crates/execution/executor/src/executive/pre_checked_executive.rs';

const product = (captures: readonly string[]): number =>
  captures.map(parseNumber).reduce((left, right) => left * right, 1);

/**
 * Half of a space's share of the block, the most that a pool accepts for one transaction unless its operator allows
 * more.
 */
const halves = rust('crates/cfxcore/core/src/transaction_pool/mod.rs', /space_gas_limit \/ (2)\n/);
const coreTenths = parameter('CIP1559_CORE_TRANSACTION_GAS_RATIO');
const espaceTenths = parameter('CIP1559_ESPACE_TRANSACTION_GAS_RATIO');
const target = parameter('GENESIS_GAS_LIMIT');
const elasticity = parameter('ELASTICITY_MULTIPLIER');

const limits: Facts = {
  'block.gasTarget': {value: 30_000_000, unit: 'gas', places: [target]},
  'block.gasLimit': {value: 60_000_000, unit: 'gas', places: [target, elasticity], read: product},
  'core.block.gasLimit': {
    value: 54_000_000,
    unit: 'gas',
    places: [target, elasticity, coreTenths],
    read: (found) => product(found) / 10,
  },
  'espace.block.gasLimit': {
    value: 30_000_000,
    unit: 'gas',
    places: [target, elasticity, espaceTenths],
    read: (found) => product(found) / 10,
  },
  'core.pool.maxGas': {
    value: 27_000_000,
    unit: 'gas',
    places: [target, elasticity, coreTenths, halves],
    read: ([gas = '', times = '', tenths = '', divisor = '']) =>
      product([gas, times, tenths]) / 10 / parseNumber(divisor),
    disagreement:
      'The Conflux Foundation’s pages on transaction fields and sending errors still say 15,000,000 (read on 2026-08-04).',
  },
  'espace.pool.maxGas': {
    value: 15_000_000,
    unit: 'gas',
    places: [target, elasticity, espaceTenths, halves],
    read: ([gas = '', times = '', tenths = '', divisor = '']) =>
      product([gas, times, tenths]) / 10 / parseNumber(divisor),
  },
  'espace.block.everyHeights': {value: 5, unit: 'blocks', places: [parameter('EVM_TRANSACTION_BLOCK_RATIO')]},
  'transaction.gasPerCalldataByte': {
    value: 100,
    unit: 'gas',
    places: [rust('crates/cfxcore/core/src/verification.rs', /min_gas_limit = data_length\.saturating_mul\((\d+)\)/)],
  },
  'transaction.maxPoolNonceLead': {
    value: 2000,
    places: [
      rust(
        'crates/cfxcore/core/src/transaction_pool/transaction_pool_inner.rs',
        /const FURTHEST_FUTURE_TRANSACTION_NONCE_OFFSET: u32 = (\d+);/,
      ),
    ],
  },
  'crossSpace.gasShare': {
    value: '1/10',
    places: [parameter('CROSS_SPACE_GAS_RATIO')],
    read: ([ratio = '']) => `1/${ratio}`,
  },
  'crossSpace.estimateFactor': {
    value: 10,
    places: [
      rust(
        'crates/execution/execute-helper/src/observer/gasman.rs',
        /CROSS_SPACE_RATIO: \(u64, u64\) = \((CROSS_SPACE_GAS_RATIO), 1\);/,
      ),
      parameter('CROSS_SPACE_GAS_RATIO'),
    ],
    read: ([, ratio = '']) => parseNumber(ratio),
  },
};

const prices: Facts = {
  'core.baseFee.min': {
    value: 1,
    unit: 'Gdrip',
    places: [
      rust('crates/parameters/src/lib.rs', /INITIAL_1559_CORE_BASE_PRICE: u64 = (ONE_GDRIP_IN_DRIP);/),
      parameter('ONE_GDRIP_IN_DRIP'),
    ],
    read: ([, drip = '']) => parseNumber(drip) / 1e9,
  },
  'espace.baseFee.min': {
    value: 20,
    unit: 'Gdrip',
    places: [rust('crates/parameters/src/lib.rs', /INITIAL_1559_ETH_BASE_PRICE: u64 = (\d+) \* ONE_GDRIP_IN_DRIP;/)],
  },
  'baseFee.maxChange': {
    value: '1/8',
    places: [rust('crates/primitives/src/block_header.rs', /BASE_PRICE_CHANGE_DENOMINATOR: usize = (\d+);/)],
    read: ([denominator = '']) => `1/${denominator}`,
  },
  'baseFee.elasticity': {value: 2, places: [elasticity]},
  'core.pool.minGasPrice': {
    value: 1,
    unit: 'Gdrip',
    places: [
      rust('crates/config/src/configuration.rs', /\((ONE_GDRIP_IN_DRIP), 20 \* ONE_GDRIP_IN_DRIP\)/),
      parameter('ONE_GDRIP_IN_DRIP'),
    ],
    read: ([, drip = '']) => parseNumber(drip) / 1e9,
  },
  'espace.pool.minGasPrice': {
    value: 20,
    unit: 'Gdrip',
    places: [rust('crates/config/src/configuration.rs', /\(ONE_GDRIP_IN_DRIP, (\d+) \* ONE_GDRIP_IN_DRIP\)/)],
  },
};

const charging: Facts = {
  'gas.maxUnusedReturned': {
    value: '1/4',
    places: [rust(EXECUTIVE, /let gas_refunded = tx\.gas\(\) >> (\d);/)],
    read: ([bits = '']) => `1/${String(2 ** Number(bits))}`,
  },
  'gas.minCharged': {
    value: '3/4',
    places: [rust(EXECUTIVE, /let gas_refunded = tx\.gas\(\) >> (\d);/)],
    read: ([bits = '']) => `${String(2 ** Number(bits) - 1)}/${String(2 ** Number(bits))}`,
  },
  'gas.maxRefundShare': {
    value: '1/5',
    places: [rust(EXECUTIVE, /gas_used \/ (5),/)],
    read: ([divisor = '']) => `1/${divisor}`,
  },
  'gas.estimateFactor': {
    value: '7/6',
    places: [
      rust('crates/execution/execute-helper/src/estimation.rs', /GasLimitEstimation>\(\)\.unwrap\(\) \* (7 \/ 6)/),
    ],
    read: ([factor = '']) => factor.replaceAll(' ', ''),
  },
};

const estimating: Facts = {
  'gas.estimateFactor.subcall': {
    value: '64/63',
    places: [rust('crates/execution/execute-helper/src/observer/gasman.rs', /EVM_RATIO: \(u64, u64\) = \((64, 63)\);/)],
    read: ([ratio = '']) => ratio.replace(', ', '/'),
  },
};

const doubled = gasPrice('evm_gas_ratio');

const schedule: Facts = {
  'gas.transfer': {value: 21_000, unit: 'gas', places: [gasPrice('tx_gas')]},
  'gas.creation': {value: 53_000, unit: 'gas', places: [gasPrice('tx_create_gas')]},
  'espace.gas.factor': {value: 2, places: [doubled]},
  'espace.gas.newEntry': {value: 40_000, unit: 'gas', places: [gasPrice('sstore_set_gas'), doubled], read: product},
  'core.gas.writeEntry': {
    value: 2900,
    unit: 'gas',
    places: [rust('crates/execution/vm-types/src/spec.rs', /self\.sstore_reset_gas = (\d+);/)],
  },
  'gas.coldSlot': {
    value: 2100,
    unit: 'gas',
    places: [rust('crates/execution/vm-types/src/spec.rs', /self\.cold_sload_gas = (21\d+);/)],
  },
  'gas.coldAccount': {value: 2600, unit: 'gas', places: [gasPrice('cold_account_access_cost')]},
  'gas.warmAccess': {value: 100, unit: 'gas', places: [gasPrice('warm_access_gas')]},
  'gas.calldata.zeroByte': {value: 4, unit: 'gas', places: [gasPrice('tx_data_zero_gas')]},
  'gas.calldata.nonZeroByte': {
    value: 16,
    unit: 'gas',
    places: [
      rust(
        'crates/execution/vm-types/src/spec.rs',
        /extcodehash_gas = 700;\s+\}\s+if self\.cip645\.eip2028 \{\s+self\.tx_data_non_zero_gas = (\d+);/,
      ),
    ],
  },
  'core.gas.codeByte': {value: 200, unit: 'gas', places: [gasPrice('create_data_gas')]},
  'espace.gas.codeByte': {value: 400, unit: 'gas', places: [gasPrice('create_data_gas'), doubled], read: product},
  'core.gas.newAccount': {value: 25_000, unit: 'gas', places: [gasPrice('call_new_account_gas')]},
  'espace.gas.newAccount': {
    value: 50_000,
    unit: 'gas',
    places: [gasPrice('call_new_account_gas'), doubled],
    read: product,
  },
  'contract.maxCode': {value: 49_152, unit: 'bytes', places: [gasPrice('create_data_limit')]},
  'contract.maxInitCode': {value: 49_152, unit: 'bytes', places: [gasPrice('init_code_data_limit')]},
};

const clearing = rust(
  'crates/execution/vm-interpreter/src/interpreter/gasometer.rs',
  /let sstore_clear_refund_gas = if space == Space::(\w+) && !is_noop/,
);

/** What a transaction pays for before it runs, and what it gets back for storage. */
const beforeAndAfter: Facts = {
  'gas.initCodeWord': {
    value: 2,
    unit: 'gas',
    places: [
      rust('crates/execution/executor/src/executive/mod.rs', /data_word \* spec\.(init_code_word_gas) as u64/),
      gasPrice('init_code_word_gas'),
    ],
    read: ([, price = '']) => parseNumber(price),
  },
  'gas.accessList.account': {value: 2400, unit: 'gas', places: [gasPrice('access_list_address_gas')]},
  'gas.accessList.slot': {value: 1900, unit: 'gas', places: [gasPrice('access_list_storage_key_gas')]},
  'espace.gas.authorization': {
    value: 50_000,
    unit: 'gas',
    places: [
      rust(
        'crates/execution/executor/src/executive/mod.rs',
        /let authorization_gas = spec\.(per_empty_account_cost) as u64\s+\* spec\.evm_gas_ratio as u64\s+\* authorization_len as u64;/,
      ),
      gasPrice('per_empty_account_cost'),
      doubled,
    ],
    read: ([, ...prices]) => product(prices),
  },
  'core.gas.clearRefund': {
    value: 0,
    unit: 'gas',
    places: [clearing],
    read: ([space = '']) => (space === 'Ethereum' ? 0 : NaN),
  },
};

/** Gas limits, prices and the schedule of both spaces. */
export const GAS_FACTS: Facts = {...limits, ...prices, ...charging, ...estimating, ...schedule, ...beforeAndAfter};
