/** What a proposal changes; the proposals have no such field. */
export type Area = 'core' | 'espace' | 'both' | 'pow' | 'pos' | 'governance' | 'network' | 'application' | 'process';

/**
 * What a proposal changes, and the facts with the mainnet heights from which the node applies it: none if it applies
 * from the first block or by no height.
 */
export interface Effect {
  area: Area;
  heights?: readonly string[];
  /** The fork in which the node got the rule, where the list of proposals gives another one. */
  fork?: string;
}

const GENESIS: Readonly<Record<number, Effect>> = {
  3: {area: 'pow'},
  5: {area: 'pow'},
  8: {area: 'core'},
  10: {area: 'pow'},
  12: {area: 'core'},
  13: {area: 'pow'},
  16: {area: 'core'},
  21: {area: 'both'},
  22: {area: 'core'},
  26: {area: 'both'},
  27: {area: 'core'},
  31: {area: 'core'},
};

const FORKS: Readonly<Record<number, Effect>> = {
  39: {area: 'pow', heights: ['fork.v1_1.epoch']},
  40: {area: 'pow', heights: ['fork.v1_1.epoch']},
  62: {area: 'both', heights: ['fork.bn128.block'], fork: 'v1.1'},
  43: {area: 'pos', heights: ['fork.v2_0.block', 'fork.v2_0.registrationEnd', 'fork.v2_0.posReference']},
  64: {area: 'core', heights: ['fork.v2_0.block']},
  71: {area: 'core', heights: ['fork.v2_0.block']},
  76: {area: 'pow', heights: ['fork.v2_0.epoch']},
  78: {area: 'core', heights: ['fork.v2_0.block']},
  86: {area: 'pow', heights: ['fork.v2_0.epoch']},
  90: {area: 'espace', heights: ['fork.v2_0.epoch', 'fork.v2_0.block']},
  92: {area: 'both', heights: ['fork.v2_0.block']},
  94: {area: 'governance', heights: ['fork.v2_1.epoch', 'fork.v2_1.block']},
  97: {area: 'core', heights: ['fork.v2_1.block']},
  98: {area: 'espace', heights: ['fork.v2_1.block']},
  99: {area: 'pos', heights: ['fork.v2_1.cip99View', 'fork.v2_1.cip99FixView']},
  105: {area: 'governance', heights: ['fork.v2_1.block']},
  107: {area: 'core', heights: ['fork.v2_3.block']},
  112: {area: 'pow', heights: ['fork.v2_3.epoch']},
  113: {area: 'pos', heights: ['fork.v2_3.epoch', 'fork.v2_3.cip113View']},
  118: {area: 'core', heights: ['fork.v2_3.block']},
  119: {area: 'both', heights: ['fork.v2_3.block']},
  130: {area: 'both', heights: ['fork.v2_4.epoch']},
  131: {area: 'core', heights: ['fork.v2_4.block']},
  132: {area: 'core', heights: ['fork.v2_4.block']},
  133: {area: 'both', heights: ['fork.v2_4.epoch', 'fork.v2_4.block']},
  136: {area: 'pos', heights: ['fork.v2_4.cip136View']},
  137: {area: 'both', heights: ['fork.v2_4.block']},
  141: {area: 'both', heights: ['fork.v2_4.block']},
  142: {area: 'both', heights: ['fork.v2_4.block']},
  143: {area: 'both', heights: ['fork.v2_4.block']},
  144: {area: 'both', heights: ['fork.v2_4.block']},
  145: {area: 'core', heights: ['fork.v2_4.block', 'fork.v3_0.epoch']},
  1559: {area: 'both', heights: ['fork.v2_4.epoch']},
  150: {area: 'both', heights: ['fork.v3_0.epoch']},
  151: {area: 'both', heights: ['fork.v3_0.epoch']},
  152: {area: 'both', heights: ['fork.v3_0.epoch']},
  154: {area: 'both', heights: ['fork.v3_0.epoch']},
  156: {area: 'pos', heights: ['fork.v3_0.cip156View']},
  165: {area: 'both', heights: ['fork.v3_0.epoch']},
  645: {area: 'both', heights: ['fork.v3_0.epoch']},
  7702: {area: 'espace', heights: ['fork.v3_0.epoch']},
};

const OTHERS: Readonly<Record<number, Effect>> = {
  1: {area: 'process'},
  2: {area: 'core'},
  4: {area: 'network'},
  11: {area: 'network'},
  19: {area: 'application'},
  23: {area: 'application'},
  28: {area: 'core'},
  33: {area: 'core'},
  34: {area: 'pow'},
  37: {area: 'core'},
  42: {area: 'core'},
  44: {area: 'core'},
  45: {area: 'core'},
  46: {area: 'application'},
  51: {area: 'core'},
  52: {area: 'core'},
  60: {area: 'network'},
  72: {area: 'core'},
  80: {area: 'core'},
  102: {area: 'pow'},
  104: {area: 'espace'},
  109: {area: 'application'},
  1820: {area: 'application'},
};

/** The effect of each proposal by its number. */
export const EFFECTS: Readonly<Record<number, Effect>> = {...GENESIS, ...FORKS, ...OTHERS};
