import type {SourcePlace} from '../../src/facts/fact';
import {proposal, rust} from '../../src/facts/repositories';

/** The proposals with a text in the repository, by number. Besides these there is cip-20.md, an empty file. */
export const NUMBERS: readonly number[] = [
  1, 2, 3, 4, 5, 8, 10, 11, 12, 13, 16, 19, 21, 22, 23, 26, 27, 28, 31, 33, 34, 37, 39, 40, 42, 43, 44, 45, 46, 51, 52,
  60, 62, 64, 71, 72, 76, 78, 80, 86, 90, 92, 94, 97, 98, 99, 102, 104, 105, 107, 109, 112, 113, 118, 119, 130, 131,
  132, 133, 136, 137, 141, 142, 143, 144, 145, 150, 151, 152, 154, 156, 165, 645, 1559, 1820, 7702,
];

/** The file of a proposal. */
export const fileOf = (number: number): string => `CIPs/cip-${String(number)}.md`;

/**
 * The lines of a proposal's header that the table needs; it has the authors' addresses too, which no one needs here.
 */
export const headerPlaces = (number: number): SourcePlace[] =>
  ['CIP No\\.', 'Title', 'Status', 'Type'].map((field) =>
    proposal(fileOf(number), new RegExp(`^(${field}: .*)$`, 'm')),
  );

/** The list of all proposals. */
export const LIST_PLACE = proposal(
  'README.md',
  /(\n# CIP List\n[\s\S]*\n\| \[1820\].*Migrate ERC1820 to Conflux \|)$/m,
);

const CONFIGURATION = 'crates/config/src/configuration.rs';

/** Where the node sets the height of each rule. */
export const CODE_PLACE = rust(CONFIGURATION, /(fn set_cips\([\s\S]*?\n {4}\})\n/);

/** The configuration keys of those heights, with their defaults. */
export const KEYS_PLACE = rust(
  CONFIGURATION,
  /(\(tanzanite_transition_height, [\s\S]*?\(align_evm_transition_height, \(u64\), u64::MAX\))/,
);

/** The constants that are defaults of keys, by name. */
export const CONSTANT_PLACES: Readonly<Record<string, SourcePlace>> = Object.fromEntries(
  ['TANZANITE_HEIGHT', 'BN128_ENABLE_NUMBER'].map((name) => [
    name,
    rust('crates/parameters/src/lib.rs', new RegExp(`const ${name}: u64 = ([\\d_]+);`)),
  ]),
);

/** The release in which the node got the rule of CIP-62; the list of proposals gives a later fork. */
export const CIP62_PLACE = rust('core/parameters/src/lib.rs', /const BN128_ENABLE_NUMBER: u64 = ([\d_]+);/, 'v1.1.0');

/** Every place that the table of proposals is made from. */
export const CIP_PLACES: readonly SourcePlace[] = [
  ...NUMBERS.flatMap(headerPlaces),
  LIST_PLACE,
  CODE_PLACE,
  KEYS_PLACE,
  ...Object.values(CONSTANT_PLACES),
  CIP62_PLACE,
];
