import {parseNumber, type Facts} from '../fact';
import {parameter, rust} from '../repositories';

const blockPeriod = parameter('TARGET_AVERAGE_BLOCK_GENERATION_PERIOD');
const reward = (name: string): Facts[string] => ({value: 0, unit: 'CFX', places: [parameter(name)], read: ([uCfx = '']) => parseNumber(uCfx) / 1e6});

/** Units, blocks, epochs and supply: what both spaces share. */
export const CHAIN_FACTS: Facts = {
  'unit.dripPerCfx': {value: '1000000000000000000', unit: 'drip', places: [parameter('ONE_CFX_IN_DRIP')], read: ([drip = '']) => drip.replaceAll('_', '')},
  'unit.dripPerCfx.power': {
    value: '10^18',
    unit: 'drip',
    places: [parameter('ONE_CFX_IN_DRIP')],
    read: ([drip = '']) => `10^${String(Math.log10(parseNumber(drip)))}`,
  },
  'unit.dripPerGdrip': {value: 1_000_000_000, unit: 'drip', places: [parameter('ONE_GDRIP_IN_DRIP')]},
  'unit.dripPerGdrip.power': {
    value: '10^9',
    unit: 'drip',
    places: [parameter('ONE_GDRIP_IN_DRIP')],
    read: ([drip = '']) => `10^${String(Math.log10(parseNumber(drip)))}`,
  },
  'unit.cfxDecimals': {value: 18, places: [parameter('ONE_CFX_IN_DRIP')], read: ([drip = '']) => Math.log10(parseNumber(drip))},
  'block.period': {value: 0.5, unit: 's', places: [blockPeriod], read: ([micros = '']) => parseNumber(micros) / 1e6},
  'block.perSecond': {value: 2, unit: 'blocks', places: [blockPeriod], read: ([micros = '']) => 1e6 / parseNumber(micros)},
  'block.maxBytes': {
    value: 204_800,
    unit: 'bytes',
    places: [parameter('MAX_BLOCK_SIZE_IN_BYTES')],
    disagreement: 'CIP-130 speaks of blocks of 300 KB; the node’s constant is 200 KiB.',
  },
  'block.maxReferees': {value: 200, places: [parameter('REFEREE_DEFAULT_BOUND')]},
  'difficulty.epochs': {value: 250, unit: 'epochs', places: [parameter('DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD_CIP')]},
  'difficulty.epochs.beforeCip86': {value: 5000, unit: 'epochs', places: [parameter('DIFFICULTY_ADJUSTMENT_EPOCH_PERIOD')]},
  'epoch.executionDelay': {value: 5, unit: 'epochs', places: [parameter('DEFERRED_STATE_EPOCH_COUNT')]},
  'epoch.era': {value: 20_000, unit: 'epochs', places: [parameter('ERA_DEFAULT_EPOCH_COUNT')]},
  'epoch.snapshot': {value: 2000, unit: 'epochs', places: [parameter('SNAPSHOT_EPOCHS_CAPACITY')]},
  'epoch.maxExecutedBlocks': {value: 200, unit: 'blocks', places: [parameter('EPOCH_EXECUTED_BLOCK_BOUND')]},
  'epoch.rewardDelay': {value: 12, unit: 'epochs', places: [parameter('REWARD_EPOCH_COUNT')]},
  'epoch.anticonePenalty': {value: 10, unit: 'epochs', places: [parameter('ANTICONE_PENALTY_UPPER_EPOCH_COUNT')]},
  'core.transaction.epochBound': {value: 100_000, unit: 'epochs', places: [parameter('TRANSACTION_DEFAULT_EPOCH_BOUND')]},
  'blockhash.reach': {
    value: 65_536,
    unit: 'blocks',
    places: [rust('crates/execution/executor/src/internal_contract/contracts/context.rs', /checked_add\((\d+)\)/)],
  },
  'sync.normalLag': {
    value: 20,
    unit: 'epochs',
    places: [rust('crates/parameters/src/lib.rs', /pub mod sync \{[\s\S]*?CATCH_UP_EPOCH_LAG_THRESHOLD: u64 = (\d+);/)],
  },
  'consensus.adaptiveBeta': {value: 1000, places: [parameter('ADAPTIVE_WEIGHT_DEFAULT_BETA')]},
  'consensus.heavyBlockRatio': {value: 250, places: [parameter('HEAVY_BLOCK_DEFAULT_DIFFICULTY_RATIO')]},
  'consensus.timerBlockRatio': {value: 180, places: [parameter('TIMER_CHAIN_BLOCK_DEFAULT_DIFFICULTY_RATIO')]},
  'consensus.timerBeta': {value: 240, places: [parameter('TIMER_CHAIN_DEFAULT_BETA')]},
  'supply.genesis': {value: 5_000_000_000, unit: 'CFX', places: [parameter('GENESIS_TOKEN_COUNT_IN_CFX')]},
  'mining.reward.genesis': {...reward('INITIAL_BASE_MINING_REWARD_IN_UCFX'), value: 7},
  'mining.reward.tanzanite': {...reward('MINING_REWARD_TANZANITE_IN_UCFX'), value: 2},
  'mining.anticoneRatio': {value: 100, places: [parameter('ANTICONE_PENALTY_RATIO')]},
  'core.address.start.user': {value: '0x1', places: [rust('crates/cfx_types/src/address_util.rs', /TYPE_BITS_USER_ACCOUNT: u8 = (0x\d)0;/)]},
  'core.address.start.contract': {value: '0x8', places: [rust('crates/cfx_types/src/address_util.rs', /TYPE_BITS_CONTRACT: u8 = (0x\d)0;/)]},
  'core.address.start.builtin': {value: '0x0', places: [rust('crates/cfx_types/src/address_util.rs', /TYPE_BITS_BUILTIN: u8 = (0x\d)0;/)]},
};
