import {parseNumber, type Fact, type Facts, type SourcePlace} from '../fact';
import {
  configKey,
  foundationDocs,
  keyRead,
  parameter,
  proposal,
  rust,
  TESTNET_TAG,
  UPCOMING_COMMIT,
  usedIn,
} from '../repositories';

const NEWEST_TESTNET = 'v3.1.0-testnet';
const README = 'README.md';
const CONFIG = 'crates/config/src/configuration.rs';

const at = (
  value: number,
  unit: 'epochs' | 'blocks' | 'views',
  places: readonly SourcePlace[],
  disagreement?: string,
): Fact => ({
  value,
  unit,
  places,
  ...(disagreement !== undefined && {disagreement}),
});

/** A height in the table of keys, and where the node reads it. */
const key = (name: string, ref?: string): readonly SourcePlace[] => [configKey(name, ref), keyRead(name, ref)];

/** A date from the line of a hard fork in the list of improvement proposals, which has dates of what happened. */
const on = (value: string, fork: string, before: string): Fact => ({
  value,
  places: [proposal(README, new RegExp(`^\\| ${fork} \\|.*${before} \\((\\d{4}-\\d{2}-\\d{2})\\)`, 'm'))],
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The day that an announcement writes as `Sep 1st 2025` or `Oct. 25th, 2022`; one without a year is of the year given.
 */
function dayOf(written: string, year: string): string {
  const [, name = '', day = '', its = year] =
    /^([A-Z][a-z]{2})[a-z]*\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(written) ?? [];
  return `${its}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * A day that the Conflux Foundation's page on a hard fork expected before it came; the text before it on the line is
 * `before`.
 */
const announced = (value: string, page: string, before: string): Fact => ({
  value,
  places: [
    foundationDocs(
      `docs/general/hardforks/${page}.md`,
      new RegExp(
        `${before}\\D{0,20}? \\((?:estimated on|around)(?: \\d+:\\d+)? ?([A-Z][a-z]{2}[a-z]*\\.? ?\\d+(?:st|nd|rd|th)?(?:,? \\d{4})?)`,
      ),
    ),
  ],
  read: ([written = '']) => dayOf(written, value.slice(0, 4)),
});

/**
 * The PoS epoch from which rounds are shorter, with the code that asks for it, the rounds that an epoch had, and the
 * number of the first epoch.
 */
const cip113Places = (ref?: string): readonly SourcePlace[] => [
  rust('crates/pos/config/config/src/config/consensus_config.rs', /cip113_transition_epoch: (\d+),$/m, ref),
  rust('crates/pos/types/types/src/term_state.rs', /const ROUND_PER_TERM: Round = (\d+);/, ref),
  rust(
    'crates/pos/types/types/src/term_state.rs',
    /EpochState::new\(new_term \+ (1), verifier, term_seed\.clone\(\)\)/,
    ref,
  ),
  usedIn('crates/cfxcore/core/src/pos/consensus/epoch_manager.rs', 'epoch < self.config.cip113_transition_epoch', ref),
];

/** Epoch 1 has the views 1 to 60. */
const firstViewOfEpoch = ([epoch = '', rounds = '', first = '']: readonly string[]): number =>
  (parseNumber(epoch) - parseNumber(first)) * parseNumber(rounds) + 1;

const lastViewAnnounced = (view: string): string =>
  `The Conflux Foundation’s page on v2.3 announced ${view}, the last view of the epoch that begins at this one.`;

const mainnet: Facts = {
  'fork.v1_0.date': on('2020-10-29', 'Tethys \\(V1\\.0\\)', 'genesis block'),
  'fork.v1_1.epoch': at(3_615_000, 'epochs', [parameter('TANZANITE_HEIGHT'), keyRead('tanzanite_transition_height')]),
  'fork.v1_1.date': {
    ...on('2020-11-18', 'Tanzanite \\(V1\\.1\\)', '3,615,000'),
    disagreement: 'A comment in the node’s crates/parameters/src/lib.rs says about 2020-12-11.',
  },
  'fork.v1_1.date.node': {
    value: '2020-12-11',
    places: [
      rust('crates/parameters/src/lib.rs', /About (2020\.12\.11)-15:30 for both the height and the block number/),
    ],
    read: ([written = '']) => written.replaceAll('.', '-'),
  },
  'fork.bn128.block': at(7_600_000, 'blocks', [
    parameter('BN128_ENABLE_NUMBER'),
    usedIn(CONFIG, 'BN128_ENABLE_NUMBER'),
  ]),
  'fork.v2_0.epoch': at(36_935_000, 'epochs', key('hydra_transition_height')),
  'fork.v2_0.epoch.date': on('2022-02-21', 'Hydra \\(V2\\.0\\)', '36,935,000'),
  'fork.v2_0.block': at(92_060_600, 'blocks', key('hydra_transition_number')),
  'fork.v2_0.block.date': on('2022-02-22', 'Hydra \\(V2\\.0\\)', '92,060,600'),
  'fork.v2_0.registrationEnd': at(92_751_800, 'blocks', key('cip43_init_end_number')),
  'fork.v2_0.registrationEnd.date': on('2022-02-26', 'Hydra \\(V2\\.0\\)', '92,751,800'),
  'fork.v2_0.posReference': at(37_400_000, 'epochs', key('pos_reference_enable_height')),
  'fork.v2_0.posReference.date': on('2022-02-27', 'Hydra \\(V2\\.0\\)', '37,400,000'),
  'fork.v2_1.epoch': at(56_800_000, 'epochs', key('dao_vote_transition_height')),
  'fork.v2_1.epoch.date': on('2022-10-15', 'V2\\.1', '56,800,000'),
  'fork.v2_1.block': at(133_800_000, 'blocks', key('dao_vote_transition_number')),
  'fork.v2_1.block.date': on('2022-10-25', 'V2\\.1', '133,800,000'),
  'fork.v2_1.cip99View': at(330_000, 'views', key('pos_cip99_transition_view')),
  'fork.v2_1.cip99View.announced': announced('2022-10-25', 'v2.1', '`330000`'),
  'fork.v2_1.cip99FixView': at(360_900, 'views', key('pos_fix_cip99_transition_view')),
  'fork.v2_2.block': at(137_740_000, 'blocks', key('sigma_fix_transition_number')),
  'fork.v2_2.date': on('2022-11-17', 'V2\\.2', '137,740,000'),
  'fork.v2_3.epoch': at(79_050_000, 'epochs', key('cip112_transition_height')),
  'fork.v2_3.epoch.date': on('2023-09-10', 'V2\\.3', '79,050,000'),
  'fork.v2_3.block': at(188_900_000, 'blocks', key('cip107_transition_number')),
  'fork.v2_3.block.date': on('2023-09-09', 'V2\\.3', '188,900,000'),
  'fork.v2_3.cip113View': {
    value: 766_141,
    unit: 'views',
    places: cip113Places(),
    read: firstViewOfEpoch,
    disagreement: lastViewAnnounced('766,200'),
  },
  'fork.v2_3.cip113View.announced': announced('2023-09-09', 'v2.3', '766200'),
  'fork.v2_4.epoch': at(101_900_000, 'epochs', key('base_fee_burn_transition_height')),
  'fork.v2_4.epoch.date': on('2024-08-06', 'V2\\.4', '101,900,000'),
  'fork.v2_4.block': at(247_480_000, 'blocks', key('base_fee_burn_transition_number')),
  'fork.v2_4.block.date': on('2024-08-13', 'V2\\.4', '247,480,000'),
  'fork.v2_4.cip136View': at(1_684_080, 'views', key('pos_cip136_transition_view')),
  'fork.v2_4.cip136View.announced': announced('2024-08-13', 'v2.4', '1684080'),
  'fork.v2_5.epoch': at(118_580_000, 'epochs', key('c2_fix_transition_height')),
  'fork.v2_5.date': on('2025-03-18', 'V2\\.5', '118,580,000'),
  'fork.v3_0.epoch': at(129_680_000, 'epochs', key('eoa_code_transition_height')),
  'fork.v3_0.epoch.announced': announced('2025-09-01', 'v3.0', '129680000'),
  'fork.v3_0.cip156View': at(2_754_720, 'views', key('pos_cip156_transition_view')),
  'fork.v3_0.cip156View.announced': announced('2025-09-01', 'v3.0', '2754720'),
  'fork.v3_1.epoch': {
    ...at(155_140_000, 'epochs', key('osaka_opcode_transition_height', UPCOMING_COMMIT)),
    seen: '2026-11-25',
  },
  'fork.v3_1.cip173View': {
    ...at(3_749_400, 'views', key('pos_cip173_transition_view', UPCOMING_COMMIT)),
    seen: '2026-11-25',
  },
};

const STALE_CIP136 =
  'The Conflux Foundation’s page on v2.4 gives 1,685,544, the value of v2.4.0-testnet; later testnet releases have 1,685,520.';
const test = (name: string): readonly SourcePlace[] => key(name, TESTNET_TAG);

const testnet: Facts = {
  'fork.v2_0.testnet.epoch': at(55_095_000, 'epochs', test('hydra_transition_height')),
  'fork.v2_0.testnet.block': at(68_845_000, 'blocks', test('hydra_transition_number')),
  'fork.v2_0.testnet.block.announced': announced('2021-12-09', 'v2.0', 'reaches 68845000`'),
  'fork.v2_0.testnet.registrationEnd': at(69_245_000, 'blocks', test('cip43_init_end_number')),
  'fork.v2_0.testnet.registrationEnd.announced': announced('2021-12-11', 'v2.0', '69245000`'),
  'fork.v2_0.testnet.posReference': at(55_665_000, 'epochs', test('pos_reference_enable_height')),
  'fork.v2_0.testnet.posReference.announced': announced('2021-12-13', 'v2.0', '55665000`'),
  'fork.v2_0.testnet.cip90Epoch': at(61_465_000, 'epochs', test('cip90_transition_height')),
  'fork.v2_0.testnet.cip90Block': at(77_340_000, 'blocks', test('cip90_transition_number')),
  'fork.v2_1.testnet.epoch': at(88_100_000, 'epochs', test('dao_vote_transition_height')),
  'fork.v2_1.testnet.epoch.announced': announced('2022-08-17', 'v2.1', '88100000`'),
  'fork.v2_1.testnet.block': at(112_400_000, 'blocks', test('dao_vote_transition_number')),
  'fork.v2_1.testnet.cip105Block': at(122_700_000, 'blocks', test('cip105_transition_number')),
  'fork.v2_1.testnet.cip99View': at(342_000, 'views', test('pos_cip99_transition_view')),
  'fork.v2_2.testnet.block': at(125_360_000, 'blocks', test('sigma_fix_transition_number')),
  'fork.v2_3.testnet.epoch': at(129_100_000, 'epochs', test('cip112_transition_height')),
  'fork.v2_3.testnet.epoch.announced': announced('2023-07-04', 'v2.3', '129100000'),
  'fork.v2_3.testnet.block': at(167_000_000, 'blocks', test('cip107_transition_number')),
  'fork.v2_3.testnet.block.announced': announced('2023-07-04', 'v2.3', '167000000'),
  'fork.v2_3.testnet.cip118Block': at(171_570_000, 'blocks', test('cip118_transition_number')),
  'fork.v2_3.testnet.cip118Block.announced': announced('2023-07-31', 'v2.3', '171570000'),
  'fork.v2_3.testnet.cip113View': {
    value: 741_841,
    unit: 'views',
    places: cip113Places(TESTNET_TAG),
    read: firstViewOfEpoch,
    disagreement: lastViewAnnounced('741,900'),
  },
  'fork.v2_3.testnet.cip113View.announced': announced('2023-07-04', 'v2.3', '741900'),
  'fork.v2_4.testnet.epoch': at(175_600_000, 'epochs', test('base_fee_burn_transition_height')),
  'fork.v2_4.testnet.epoch.announced': announced('2024-06-13', 'v2.4', '175600000'),
  'fork.v2_4.testnet.block': at(226_570_000, 'blocks', test('base_fee_burn_transition_number')),
  'fork.v2_4.testnet.block.announced': announced('2024-06-14', 'v2.4', '226570000'),
  'fork.v2_4.testnet.cip136View': at(1_685_520, 'views', test('pos_cip136_transition_view'), STALE_CIP136),
  'fork.v2_4.testnet.cip136FixView': at(1_733_760, 'views', test('pos_fix_cip136_transition_view')),
  'fork.v2_5.testnet.epoch': at(208_160_000, 'epochs', test('c2_fix_transition_height')),
  'fork.v3_0.testnet.epoch': at(223_340_000, 'epochs', test('eoa_code_transition_height')),
  'fork.v3_0.testnet.epoch.announced': announced('2025-07-01', 'v3.0', '223340000'),
  'fork.v3_0.testnet.cip145FixEpoch': at(229_140_000, 'epochs', test('cip145_fix_transition_height')),
  'fork.v3_0.testnet.cip156View': at(2_745_000, 'views', test('pos_cip156_transition_view')),
  'fork.v3_0.testnet.cip156View.announced': announced('2025-07-01', 'v3.0', '2745000'),
  'fork.v3_1.testnet.epoch': at(259_240_000, 'epochs', key('osaka_opcode_transition_height', NEWEST_TESTNET)),
  'fork.v3_1.testnet.epoch.announced': announced('2026-08-07', 'v3.1', '259240000'),
  'fork.v3_1.testnet.cip173View': at(3_870_720, 'views', key('pos_cip173_transition_view', NEWEST_TESTNET)),
  'fork.v3_1.testnet.cip173View.announced': announced('2026-08-08', 'v3.1', '3870720'),
};

/** Where the rules of each hard fork begin, on mainnet and on testnet, and the days on which they did. */
export const FORK_FACTS: Facts = {...mainnet, ...testnet};

/** Heights and a PoS epoch near those of the hard forks, which belong to no hard fork. */
export const FORK_EDGE_FACTS: Facts = {
  // Where a node stays that cannot start its PoS chain.
  'fork.v2_0.lastWithoutPos': {
    value: 37_399_999,
    unit: 'epochs',
    places: key('pos_reference_enable_height'),
    read: ([height = '']) => parseNumber(height) - 1,
  },
  // The PoS epoch that the block of CIP-113 begins.
  'fork.v2_3.cip113Epoch': {value: 12_770, places: cip113Places(), read: ([epoch = '']) => parseNumber(epoch)},
  // Header changes of testnet alone; the file of a testnet release has them as constants.
  'fork.testnet.headerEpoch.1': at(101_760_001, 'epochs', [parameter('TESTNET_FIX_HEIGHT', NEWEST_TESTNET)]),
  'fork.testnet.headerEpoch.2': at(103_400_000, 'epochs', [parameter('TESTNET_FIX_POS_HEIGHT', NEWEST_TESTNET)]),
  'fork.testnet.headerEpoch.3': at(132_220_000, 'epochs', [parameter('TESTNET_CIP119_HEIGHT', NEWEST_TESTNET)]),
  'fork.v2_0.testnet.lastWithoutPos': {
    value: 55_664_999,
    unit: 'epochs',
    places: test('pos_reference_enable_height'),
    read: ([height = '']) => parseNumber(height) - 1,
  },
};
