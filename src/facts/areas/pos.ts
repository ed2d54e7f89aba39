import {parseNumber, type Facts, type SourcePlace} from '../fact';
import {configKey, parameter, rust} from '../repositories';

const TERMS = 'crates/pos/types/types/src/term_state.rs';
const CONSENSUS = 'crates/pos/config/config/src/config/consensus_config.rs';
const CONFIG = 'crates/config/src/configuration.rs';
const PARAMS_CONTROL = 'crates/execution/executor/src/internal_contract/impls/params_control.rs';
const SECONDS_A_DAY = 86_400;

const constant = (name: string): SourcePlace => rust(TERMS, new RegExp(`\\bconst ${name}: \\w+ =\\s*([\\d_]+);`));
const millis = (name: string): SourcePlace => rust(CONSENSUS, new RegExp(`^\\s*${name}: ([\\d_]+),$`, 'm'));

const terms = constant('TERM_LIST_LEN');
const seats = constant('TERM_ELECTED_SIZE');
const roundMillis = millis('cip113_round_initial_timeout_ms');
const STATE = 'crates/pos/types/types/src/term_state/pos_state_config.rs';
/** A key of the configuration, behind the branch by which the node chooses it for today's blocks. */
const inForce = (branch: RegExp, key: string): SourcePlace[] => [rust(STATE, branch), configKey(key)];
const inLock = inForce(
  /fn in_queue_locked_views\(&self, view: u64\) -> u64 \{[^}]+&& view < conf\.cip136_transition_view[^}]+\} else if[^}]+&& view < conf\.fix_cip99_transition_view[^}]+\} else if view >= conf\.cip136_transition_view \{\s+conf\.(cip136_in_queue_locked_views)\s/,
  'pos_cip136_in_queue_locked_views',
);
/** The first branch has no end, so the one of CIP-136 is never asked. */
const outLock = inForce(
  /fn out_queue_locked_views\(&self, view: u64\) -> u64 \{\s+let conf = [^;]+;\s+if view >= conf\.fix_cip99_transition_view \{\s+conf\.(fix_cip99_out_queue_locked_views)\s+\}/,
  'pos_fix_cip99_out_queue_locked_views',
);
const dispute = inForce(
  /if view < conf\.cip156_transition_view \{\s+None\s+\} else \{\s+Some\(conf\.(cip156_dispute_locked_views)\)/,
  'pos_cip156_dispute_locked_views',
);
const baseRounds = constant('ROUND_PER_TERM');
const roundFactor = rust(CONFIG, /\(pos_cip136_round_per_term, \(u64\), ROUND_PER_TERM \* (\d+)\)/);
const points = constant('MAX_TERM_POINTS');

const numbers = (captures: readonly string[]): number[] => captures.map(parseNumber);
const product = (captures: readonly string[]): number => numbers(captures).reduce((left, right) => left * right, 1);
const views = ([, rounds = '']: readonly string[]): number => parseNumber(rounds);
const seconds = ([, rounds = '', millisOfRound = '']: readonly string[]): number =>
  (parseNumber(rounds) * parseNumber(millisOfRound)) / 1000;
const days = (captures: readonly string[]): number => seconds(captures) / SECONDS_A_DAY;
const hours = (captures: readonly string[]): number => seconds(captures) / 3600;

const committee: Facts = {
  'pos.votePrice': {
    value: 1000,
    unit: 'CFX',
    places: [rust('crates/parameters/src/lib.rs', /POS_VOTE_PRICE: U256 = U256::from\((\d+)\)\*ONE_CFX_IN_DRIP/)],
  },
  'pos.committee.terms': {value: 6, places: [terms]},
  'pos.term.seats': {value: 50, places: [seats]},
  'pos.committee.maxSize': {value: 300, places: [terms, seats], read: product},
  'pos.committee.quorum': {
    value: 201,
    places: [
      terms,
      seats,
      rust('crates/pos/types/types/src/validator_verifier.rs', /total_voting_power \* 2 \/ 3 \+ (1)\b/),
    ],
    read: (found) => (product(found.slice(0, 2)) * 2) / 3 + parseNumber(found[2] ?? ''),
  },
  'pos.term.maxCandidates': {value: 10_000, places: [constant('TERM_MAX_SIZE')]},
  'pos.term.rounds': {value: 120, unit: 'rounds', places: [baseRounds, roundFactor], read: product},
  'pos.term.rounds.beforeCip136': {value: 60, unit: 'rounds', places: [baseRounds]},
  'pos.term.minutes': {
    value: 60,
    unit: 'minutes',
    places: [baseRounds, roundFactor, roundMillis],
    read: (found) => product(found) / 60_000,
  },
  'pos.round.seconds': {
    value: 30,
    unit: 's',
    places: [roundMillis],
    read: ([value = '']) => parseNumber(value) / 1000,
    disagreement: 'pos_config.yaml of the releases still shows 60000 ms, the value before CIP-113.',
  },
  'pos.round.seconds.beforeCip113': {
    value: 60,
    unit: 's',
    places: [millis('round_initial_timeout_ms')],
    read: ([value = '']) => parseNumber(value) / 1000,
  },
  'pos.pivot.deferEpochs': {value: 20, unit: 'epochs', places: [configKey('cip113_pivot_decision_defer_epoch_count')]},
  'pos.pivot.deferEpochs.beforeCip113': {
    value: 50,
    unit: 'epochs',
    places: [configKey('pos_pivot_decision_defer_epoch_count')],
  },
};

const locks: Facts = {
  'pos.lock.views': {value: 37_440, unit: 'views', places: inLock, read: views},
  'pos.lock.days': {value: 13, unit: 'days', places: [...inLock, roundMillis], read: days},
  'pos.unlock.views': {
    value: 1440,
    unit: 'views',
    places: outLock,
    read: views,
    disagreement:
      'CIP-136 and the key pos_cip136_out_queue_locked_views say 2880, one day; the node never asks for that key.',
  },
  'pos.unlock.hours': {value: 12, places: [...outLock, roundMillis], read: hours},
  'pos.unlock.cip136Views': {value: 2880, unit: 'views', places: [configKey('pos_cip136_out_queue_locked_views')]},
  'pos.dispute.views': {value: 518_400, unit: 'views', places: dispute, read: views},
  'pos.dispute.days': {
    value: 180,
    unit: 'days',
    places: [...dispute, roundMillis],
    read: days,
    disagreement:
      'The Conflux Foundation’s staking pages say that the stake is lost for good, as before v3.0 (read on 2026-08-04).',
  },
};

const share = (name: string): SourcePlace => rust(TERMS, new RegExp(`const ${name}_PERCENTAGE: u64 = (\\d+);`));
const STALE_POINTS =
  'The Conflux Foundation’s page on PoS still gives twice this, from terms of 60 rounds (read on 2026-08-04).';

const rewards: Facts = {
  'pos.points.term': {value: 6_000_000, unit: 'points', places: [points]},
  'pos.points.election': {value: 20, unit: 'percent', places: [share('ELECTION')]},
  'pos.points.committee': {value: 75, unit: 'percent', places: [share('COMMITTEE')]},
  'pos.points.leader': {value: 3, unit: 'percent', places: [share('LEADER')]},
  'pos.points.bonusVotes': {value: 2, unit: 'percent', places: [share('BONUS_VOTE')]},
  'pos.points.perSeat': {
    value: 15_000,
    unit: 'points',
    places: [points, share('COMMITTEE'), seats, terms],
    read: (found) => {
      const [all = 0, percent = 0, perTerm = 1, termCount = 1] = numbers(found);
      return (all * percent) / 100 / perTerm / termCount;
    },
  },
  'pos.points.perBlock': {
    value: 1500,
    unit: 'points',
    places: [points, share('LEADER'), baseRounds, roundFactor],
    read: (found) => {
      const [all = 0, percent = 0, rounds = 1, factor = 1] = numbers(found);
      return (all * percent) / 100 / (rounds * factor);
    },
    disagreement: STALE_POINTS,
  },
  'pos.points.perSignature': {
    value: 10,
    unit: 'points',
    places: [points, share('BONUS_VOTE'), baseRounds, roundFactor, constant('BONUS_VOTE_MAX_SIZE')],
    read: (found) => {
      const [all = 0, percent = 0, rounds = 1, factor = 1, votes = 1] = numbers(found);
      return (all * percent) / 100 / (rounds * factor) / votes;
    },
    disagreement: STALE_POINTS,
  },
};

const governance: Facts = {
  'staking.minDeposit': {
    value: 1,
    unit: 'CFX',
    places: [
      rust(
        'crates/execution/executor/src/internal_contract/impls/staking.rs',
        /if amount < U256::from\((ONE_CFX_IN_DRIP)\)/,
      ),
      parameter('ONE_CFX_IN_DRIP'),
    ],
    read: ([, drip = '']) => parseNumber(drip) / 1e18,
  },
  'staking.quarterBlocks': {value: 15_768_000, unit: 'blocks', places: [parameter('MINED_BLOCK_COUNT_PER_QUARTER')]},
  'staking.yearBlocks': {
    value: 63_072_000,
    unit: 'blocks',
    places: [parameter('MINED_BLOCK_COUNT_PER_QUARTER')],
    read: ([quarter = '']) => 4 * parseNumber(quarter),
  },
  'dao.roundBlocks': {
    value: 10_368_000,
    unit: 'blocks',
    places: [
      rust(
        'crates/parameters/src/lib.rs',
        /DAO_PARAMETER_VOTE_PERIOD: u64 =\s*super::staking::BLOCKS_PER_DAY \* (30 \* 2);/,
      ),
      parameter('TARGET_AVERAGE_BLOCK_GENERATION_PERIOD'),
    ],
    read: ([dayCount = '', micros = '']) => parseNumber(dayCount) * SECONDS_A_DAY * (1e6 / parseNumber(micros)),
  },
  'dao.parameter.min': {value: 256, places: [rust(PARAMS_CONTROL, /let min_value = U256::from\(([\d_]+u64)\);/)]},
  'dao.parameter.max': {
    value: '2^192',
    places: [rust(PARAMS_CONTROL, /let max_value = U256::one\(\) << (\d+)usize;/)],
    read: ([bits = '']) => `2^${bits}`,
  },
  'dao.minVotePercent': {value: 5, unit: 'percent', places: [parameter('DAO_MIN_VOTE_PERCENTAGE')]},
};

/** Proof of stake, staking deposits and votes on parameters. */
export const POS_FACTS: Facts = {...committee, ...locks, ...rewards, ...governance};
