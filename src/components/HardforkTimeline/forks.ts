/** What the place of a rule counts: epochs, blocks of the ledger, or rounds of proof of stake. */
export type Count = 'epoch' | 'block' | 'view';

/** A network whose hard forks the portal lists. */
export type ForkNetwork = 'mainnet' | 'testnet';

/**
 * What begins at a place, if it isn't simply the fork's rules: proposals, whose names are the same in every language,
 * or a step of Hydra.
 */
export type Rules = `CIP-${string}` | 'registrationEnd' | 'posReference';

/** One place at which rules of a hard fork begin. */
export interface ForkPoint {
  /** The fact that has the height; without it, the rules have held since the genesis block. */
  id?: string;
  count: Count;
  rules?: Rules;
  /** A proposal's code was corrected here, after it had begun. */
  corrected?: true;
  /** The facts that have the day: one on which it happened, or one for which it was announced. */
  reached?: string;
  announced?: string;
  /** A day that another source gives. */
  otherwise?: string;
}

/** One hard fork on both networks. */
export interface Fork {
  /** As the list of improvement proposals writes it; the page of a fork, if there is one, ends in it. */
  version: string;
  name?: string;
  mainnet: readonly ForkPoint[];
  testnet: readonly ForkPoint[];
}

const epoch = (id: string, more: Omit<ForkPoint, 'id' | 'count'> = {}): ForkPoint => ({id, count: 'epoch', ...more});
const block = (id: string, more: Omit<ForkPoint, 'id' | 'count'> = {}): ForkPoint => ({id, count: 'block', ...more});
const view = (id: string, rules: Rules, more: Omit<ForkPoint, 'id' | 'count' | 'rules'> = {}): ForkPoint => ({
  id,
  count: 'view',
  rules,
  ...more,
});
const reached = (id: string): {reached: string} => ({reached: `${id}.date`});
const announced = (id: string): {announced: string} => ({announced: `${id}.announced`});

/** Every hard fork, oldest first. */
export const FORKS: readonly Fork[] = [
  {version: 'v1.0', name: 'Tethys', mainnet: [{count: 'epoch', reached: 'fork.v1_0.date'}], testnet: []},
  {
    version: 'v1.1',
    name: 'Tanzanite',
    mainnet: [
      epoch('fork.v1_1.epoch', {reached: 'fork.v1_1.date.node', otherwise: 'fork.v1_1.date'}),
      block('fork.bn128.block', {rules: 'CIP-62', reached: 'fork.v1_1.date.node'}),
    ],
    testnet: [],
  },
  {
    version: 'v2.0',
    name: 'Hydra',
    mainnet: [
      epoch('fork.v2_0.epoch', reached('fork.v2_0.epoch')),
      block('fork.v2_0.block', reached('fork.v2_0.block')),
      block('fork.v2_0.registrationEnd', {rules: 'registrationEnd', ...reached('fork.v2_0.registrationEnd')}),
      epoch('fork.v2_0.posReference', {rules: 'posReference', ...reached('fork.v2_0.posReference')}),
    ],
    testnet: [
      epoch('fork.v2_0.testnet.epoch', announced('fork.v2_0.testnet.block')),
      block('fork.v2_0.testnet.block', announced('fork.v2_0.testnet.block')),
      block('fork.v2_0.testnet.registrationEnd', {
        rules: 'registrationEnd',
        ...announced('fork.v2_0.testnet.registrationEnd'),
      }),
      epoch('fork.v2_0.testnet.posReference', {rules: 'posReference', ...announced('fork.v2_0.testnet.posReference')}),
      epoch('fork.v2_0.testnet.cip90Epoch', {rules: 'CIP-90'}),
      block('fork.v2_0.testnet.cip90Block', {rules: 'CIP-90'}),
    ],
  },
  {
    version: 'v2.1',
    mainnet: [
      epoch('fork.v2_1.epoch', reached('fork.v2_1.epoch')),
      block('fork.v2_1.block', reached('fork.v2_1.block')),
      view('fork.v2_1.cip99View', 'CIP-99', announced('fork.v2_1.cip99View')),
      view('fork.v2_1.cip99FixView', 'CIP-99', {corrected: true}),
    ],
    testnet: [
      epoch('fork.v2_1.testnet.epoch', announced('fork.v2_1.testnet.epoch')),
      block('fork.v2_1.testnet.block'),
      block('fork.v2_1.testnet.cip105Block', {rules: 'CIP-105'}),
      view('fork.v2_1.testnet.cip99View', 'CIP-99'),
    ],
  },
  {
    version: 'v2.2',
    mainnet: [block('fork.v2_2.block', {reached: 'fork.v2_2.date'})],
    testnet: [block('fork.v2_2.testnet.block')],
  },
  {
    version: 'v2.3',
    mainnet: [
      epoch('fork.v2_3.epoch', reached('fork.v2_3.epoch')),
      block('fork.v2_3.block', reached('fork.v2_3.block')),
      view('fork.v2_3.cip113View', 'CIP-113', announced('fork.v2_3.cip113View')),
    ],
    testnet: [
      epoch('fork.v2_3.testnet.epoch', announced('fork.v2_3.testnet.epoch')),
      block('fork.v2_3.testnet.block', announced('fork.v2_3.testnet.block')),
      block('fork.v2_3.testnet.cip118Block', {
        rules: 'CIP-118, CIP-119',
        ...announced('fork.v2_3.testnet.cip118Block'),
      }),
      view('fork.v2_3.testnet.cip113View', 'CIP-113', announced('fork.v2_3.testnet.cip113View')),
    ],
  },
  {
    version: 'v2.4',
    mainnet: [
      epoch('fork.v2_4.epoch', reached('fork.v2_4.epoch')),
      block('fork.v2_4.block', reached('fork.v2_4.block')),
      view('fork.v2_4.cip136View', 'CIP-136', announced('fork.v2_4.cip136View')),
    ],
    testnet: [
      epoch('fork.v2_4.testnet.epoch', announced('fork.v2_4.testnet.epoch')),
      block('fork.v2_4.testnet.block', announced('fork.v2_4.testnet.block')),
      view('fork.v2_4.testnet.cip136View', 'CIP-136'),
      view('fork.v2_4.testnet.cip136FixView', 'CIP-136', {corrected: true}),
    ],
  },
  {
    version: 'v2.5',
    mainnet: [epoch('fork.v2_5.epoch', {reached: 'fork.v2_5.date'})],
    testnet: [epoch('fork.v2_5.testnet.epoch')],
  },
  {
    version: 'v3.0',
    mainnet: [
      epoch('fork.v3_0.epoch', announced('fork.v3_0.epoch')),
      view('fork.v3_0.cip156View', 'CIP-156', announced('fork.v3_0.cip156View')),
    ],
    testnet: [
      epoch('fork.v3_0.testnet.epoch', announced('fork.v3_0.testnet.epoch')),
      epoch('fork.v3_0.testnet.cip145FixEpoch', {rules: 'CIP-145', corrected: true}),
      view('fork.v3_0.testnet.cip156View', 'CIP-156', announced('fork.v3_0.testnet.cip156View')),
    ],
  },
  {
    version: 'v3.1',
    mainnet: [epoch('fork.v3_1.epoch'), view('fork.v3_1.cip173View', 'CIP-173')],
    testnet: [
      epoch('fork.v3_1.testnet.epoch', announced('fork.v3_1.testnet.epoch')),
      view('fork.v3_1.testnet.cip173View', 'CIP-173', announced('fork.v3_1.testnet.cip173View')),
    ],
  },
];
