import {parseNumber, type Fact, type Facts, type SourcePlace} from '../fact';
import {keyRead, parameter, rust, usedIn} from '../repositories';

const CONFIG = 'crates/config/src/configuration.rs';
const POW = 'crates/cfxcore/pow/src/lib.rs';
const VERIFICATION = 'crates/cfxcore/core/src/verification.rs';
const CONSENSUS = 'crates/cfxcore/core/src/consensus/consensus_inner/mod.rs';
const HASH_OPCODE = 'crates/execution/executor/src/context.rs';
const ADDRESSES = 'crates/cfx_types/src/address_util.rs';

const blockPeriod = [
  parameter('TARGET_AVERAGE_BLOCK_GENERATION_PERIOD'),
  usedIn(POW, 'block_generation_period: TARGET_AVERAGE_BLOCK_GENERATION_PERIOD'),
];

/** A reward per block that the node sets from a height on. */
const reward = (value: number, name: string, code: string): Fact => ({
  value,
  unit: 'CFX',
  places: [parameter(name), usedIn(CONFIG, code)],
  read: ([uCfx = '']) => parseNumber(uCfx) / 1e6,
});

/** A constant that is the default of a key, and where the node reads the key. */
const keyed = (name: string, key: string): readonly SourcePlace[] => [
  parameter(name),
  rust(CONFIG, new RegExp(`\\(${key}, \\(\\w+\\), (${name})\\)`)),
  keyRead(key),
];

/** The same, with the code in force that uses it. */
const keyedAndUsed = (name: string, key: string, path: string, code: string): readonly SourcePlace[] => [
  ...keyed(name, key),
  usedIn(path, code),
];

/** The upper half of a Core Space address's first byte, and the test that compares it. */
const firstHalfByte = (value: string, name: string): Fact => ({
  value,
  places: [
    rust(ADDRESSES, new RegExp(`TYPE_BITS_${name}: u8 = (0x\\d)0;`)),
    usedIn(ADDRESSES, `self.address_type_bits() == TYPE_BITS_${name}`),
  ],
});

/** A power of ten as it is printed: 10¹⁸. */
const powerOfTen = (value: number): string =>
  `10${String(Math.log10(value)).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`;

/** Units, blocks, epochs and supply: what both spaces share. */
export const CHAIN_FACTS: Facts = {
  'unit.dripPerCfx.power': {
    value: '10¹⁸',
    unit: 'drip',
    places: [parameter('ONE_CFX_IN_DRIP')],
    read: ([drip = '']) => powerOfTen(parseNumber(drip)),
  },
  'unit.dripPerGdrip': {value: 1_000_000_000, unit: 'drip', places: [parameter('ONE_GDRIP_IN_DRIP')]},
  'unit.dripPerGdrip.power': {
    value: '10⁹',
    unit: 'drip',
    places: [parameter('ONE_GDRIP_IN_DRIP')],
    read: ([drip = '']) => powerOfTen(parseNumber(drip)),
  },
  'unit.cfxDecimals': {
    value: 18,
    places: [parameter('ONE_CFX_IN_DRIP')],
    read: ([drip = '']) => Math.log10(parseNumber(drip)),
  },
  'block.period': {value: 0.5, unit: 's', places: blockPeriod, read: ([micros = '']) => parseNumber(micros) / 1e6},
  'block.perSecond': {
    value: 2,
    unit: 'blocks',
    places: blockPeriod,
    read: ([micros = '']) => 1e6 / parseNumber(micros),
  },
  'block.maxBytes': {
    value: 204_800,
    unit: 'bytes',
    places: keyedAndUsed(
      'MAX_BLOCK_SIZE_IN_BYTES',
      'max_block_size_in_bytes',
      VERIFICATION,
      'block_size > self.max_block_size_in_bytes',
    ),
    disagreement: 'CIP-130 speaks of blocks of 300 KB; the node’s constant is 200 KiB.',
  },
  'block.maxReferees': {
    value: 200,
    places: keyedAndUsed(
      'REFEREE_DEFAULT_BOUND',
      'referee_bound',
      VERIFICATION,
      'header.referee_hashes().len() > self.referee_bound',
    ),
  },
  'difficulty.epochs': {
    value: 250,
    unit: 'epochs',
    places: [
      parameter('DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD_CIP'),
      rust(POW, /cur_height > self\.cip86_height \{\s+(DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD_CIP)\s/),
    ],
  },
  'difficulty.epochs.beforeCip86': {
    value: 5000,
    unit: 'epochs',
    places: [
      parameter('DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD'),
      rust(POW, /else \{\s+(DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD)\s/),
    ],
  },
  'epoch.executionDelay': {value: 5, unit: 'epochs', places: [parameter('DEFERRED_STATE_EPOCH_COUNT')]},
  'epoch.era': {
    value: 20_000,
    unit: 'epochs',
    places: keyed('ERA_DEFAULT_EPOCH_COUNT', 'era_epoch_count'),
  },
  'epoch.snapshot': {
    value: 2000,
    unit: 'epochs',
    places: [parameter('SNAPSHOT_EPOCHS_CAPACITY'), rust(CONFIG, /\} else \{\s+(SNAPSHOT_EPOCHS_CAPACITY)\s/)],
  },
  'epoch.maxExecutedBlocks': {
    value: 200,
    unit: 'blocks',
    places: [parameter('EPOCH_EXECUTED_BLOCK_BOUND'), usedIn(CONSENSUS, '> EPOCH_EXECUTED_BLOCK_BOUND\n')],
  },
  'epoch.rewardDelay': {
    value: 12,
    unit: 'epochs',
    places: [parameter('REWARD_EPOCH_COUNT'), usedIn(CONSENSUS, '.height <= REWARD_EPOCH_COUNT')],
  },
  'epoch.anticonePenalty': {
    value: 10,
    unit: 'epochs',
    places: [
      parameter('ANTICONE_PENALTY_UPPER_EPOCH_COUNT'),
      usedIn(CONSENSUS, 'in 0..ANTICONE_PENALTY_UPPER_EPOCH_COUNT'),
    ],
  },
  'core.transaction.epochBound': {
    value: 100_000,
    unit: 'epochs',
    places: keyedAndUsed(
      'TRANSACTION_DEFAULT_EPOCH_BOUND',
      'transaction_epoch_bound',
      VERIFICATION,
      'block_height + transaction_epoch_bound',
    ),
  },
  'blockhash.reach': {
    value: 65_536,
    unit: 'blocks',
    // The opcode in each space, and the call of ConfluxContext.
    places: [
      rust(HASH_OPCODE, /Space::Native => \{[\s\S]*?checked_add\((\d+)\)/),
      rust(
        HASH_OPCODE,
        /Space::Ethereum => \{\s+return_if!\(number < self\.spec\.cip133_e\);[\s\S]*?checked_add\((\d+)\)/,
      ),
      rust('crates/execution/executor/src/internal_contract/contracts/context.rs', /checked_add\((\d+)\)/),
    ],
    read: (found) => (new Set(found).size === 1 ? parseNumber(found[0] ?? '') : found.join(', ')),
  },
  'sync.normalLag': {
    value: 20,
    unit: 'epochs',
    places: [
      rust('crates/parameters/src/lib.rs', /pub mod sync \{[\s\S]*?CATCH_UP_EPOCH_LAG_THRESHOLD: u64 = (\d+);/),
      usedIn('crates/cfxcore/core/src/sync/synchronization_phases.rs', '+ CATCH_UP_EPOCH_LAG_THRESHOLD\n'),
    ],
  },
  'sync.drift.waitMinutes': {
    value: 5,
    places: [
      rust('crates/parameters/src/lib.rs', /ACCEPTABLE_TIME_DRIFT: u64 = (\d+) \* 60;/),
      usedIn(
        'crates/cfxcore/core/src/sync/message/get_block_headers_response.rs',
        'if header_timestamp > now_timestamp + ACCEPTABLE_TIME_DRIFT {',
      ),
    ],
  },
  'sync.drift.rejectMinutes': {
    value: 10,
    places: [
      rust('crates/parameters/src/lib.rs', /VALID_TIME_DRIFT: u64 = (\d+) \* 60;/),
      usedIn('crates/cfxcore/core/src/verification.rs', 'let invalid_threshold = now + VALID_TIME_DRIFT;'),
    ],
  },
  'consensus.adaptiveBeta': {
    value: 1000,
    places: keyedAndUsed(
      'ADAPTIVE_WEIGHT_DEFAULT_BETA',
      'adaptive_weight_beta',
      CONSENSUS,
      '(self.inner_conf.adaptive_weight_beta as i128) * difficulty',
    ),
  },
  'consensus.heavyBlockRatio': {
    value: 250,
    places: keyedAndUsed(
      'HEAVY_BLOCK_DEFAULT_DIFFICULTY_RATIO',
      'heavy_block_difficulty_ratio',
      CONSENSUS,
      'U512::from(self.inner_conf.heavy_block_difficulty_ratio)',
    ),
  },
  'consensus.timerBlockRatio': {
    value: 180,
    places: keyedAndUsed(
      'TIMER_CHAIN_BLOCK_DEFAULT_DIFFICULTY_RATIO',
      'timer_chain_block_difficulty_ratio',
      CONSENSUS,
      'U512::from(self.inner_conf.timer_chain_block_difficulty_ratio)',
    ),
  },
  'consensus.timerBeta': {
    value: 240,
    places: keyedAndUsed(
      'TIMER_CHAIN_DEFAULT_BETA',
      'timer_chain_beta',
      CONSENSUS,
      'timer_me - timer_parent >= self.inner_conf.timer_chain_beta',
    ),
  },
  'supply.genesis': {
    value: 5_000_000_000,
    unit: 'CFX',
    places: [
      parameter('GENESIS_TOKEN_COUNT_IN_CFX'),
      usedIn(
        'crates/cfxcore/core/src/genesis_block.rs',
        'U256::from(GENESIS_TOKEN_COUNT_IN_CFX) * U256::from(ONE_CFX_IN_DRIP)',
      ),
    ],
  },
  'supply.genesis.twoYear': {
    value: 800_000_000,
    unit: 'CFX',
    places: [
      parameter('TWO_YEAR_UNLOCK_TOKEN_COUNT_IN_CFX'),
      usedIn('crates/cfxcore/core/src/genesis_block.rs', 'U256::from(TWO_YEAR_UNLOCK_TOKEN_COUNT_IN_CFX)'),
    ],
  },
  'mining.reward.genesis': reward(
    7,
    'INITIAL_BASE_MINING_REWARD_IN_UCFX',
    'base_block_rewards.insert(0, INITIAL_BASE_MINING_REWARD_IN_UCFX.into())',
  ),
  'mining.reward.tanzanite': reward(2, 'MINING_REWARD_TANZANITE_IN_UCFX', 'MINING_REWARD_TANZANITE_IN_UCFX.into()'),
  'mining.anticoneRatio': {
    value: 100,
    places: keyed('ANTICONE_PENALTY_RATIO', 'anticone_penalty_ratio'),
  },
  'core.address.start.user': firstHalfByte('0x1', 'USER_ACCOUNT'),
  'core.address.start.contract': firstHalfByte('0x8', 'CONTRACT'),
  'core.address.start.builtin': firstHalfByte('0x0', 'BUILTIN'),
};
