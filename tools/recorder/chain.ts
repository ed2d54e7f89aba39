import type {Space} from './pair';
import type {CoreFields} from './signing/coreTransaction';
import type {EspaceFields} from './signing/espaceTransaction';

/**
 * The accounts of the genesis, each with 10,000 CFX in both spaces: alice and bob send and deploy, carol stakes and
 * votes, dave has a nonce gap in the pool, erin a transaction that waits to be packed, frank is the proof-of-stake
 * validator.
 */
export const ACCOUNTS = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank'] as const;
/** Name of an account. */
export type AccountName = (typeof ACCOUNTS)[number];

/** Where a transaction of Core Space was executed. */
export interface CorePlace {
  hash: string;
  blockHash: string;
  epochNumber: string;
  /** Place in the block. */
  index: string;
}

/** Where a transaction of eSpace was executed. */
export interface EspacePlace {
  hash: string;
  blockHash: string;
  blockNumber: string;
  index: string;
}

/** The executed transactions of Core Space, by what they do. */
export type CoreTransactionName =
  | 'transfer'
  | 'legacyTransfer'
  | 'accessListTransfer'
  | 'deploy'
  | 'increase'
  | 'failed'
  | 'outOfGas'
  | 'nested'
  | 'sponsorGas'
  | 'sponsorCollateral'
  | 'whitelist'
  | 'sponsored'
  | 'deposit'
  | 'voteLock'
  | 'daoVote'
  | 'posRegister'
  | 'posRetire'
  | 'crossTransfer'
  | 'crossCall';

/** The executed transactions of eSpace, by what they do. */
export type EspaceTransactionName =
  | 'transfer'
  | 'legacyTransfer'
  | 'accessListTransfer'
  | 'setCode'
  | 'deploy'
  | 'increase'
  | 'failed'
  | 'outOfGas'
  | 'nested'
  | 'crossTransfer'
  | 'crossCall';

/** A transaction that waits in the pool. */
export interface Waiting {
  from: AccountName;
  hash: string;
  nonce: string;
}

/** What is known of Core Space once the scenario is played; addresses are base32, short and in lower case. */
export interface CoreState {
  accounts: Record<AccountName, string>;
  /** An account that nothing ever happened to. */
  unused: string;
  counter: string;
  internal: Record<
    'adminControl' | 'sponsorWhitelistControl' | 'staking' | 'posRegister' | 'crossSpaceCall' | 'paramsControl',
    string
  >;
  transactions: Record<CoreTransactionName, CorePlace>;
  /** Waiting to be packed, and behind a nonce gap. */
  waiting: Record<'ready' | 'behindGap', Waiting>;
  /** Of the newest epoch, of the newest executed one, and the hash of its pivot block. */
  latestMined: string;
  latestState: string;
  latestStateHash: string;
}

/** What is known of eSpace once the scenario is played; addresses are hex in lower case. */
export interface EspaceState {
  accounts: Record<AccountName, string>;
  unused: string;
  counter: string;
  transactions: Record<EspaceTransactionName, EspacePlace>;
  waiting: Record<'ready' | 'behindGap', Waiting>;
  latest: string;
  latestHash: string;
}

/** A committed block of proof of stake. */
export interface PosBlock {
  number: string;
  hash: string;
  epoch: string;
  round: string;
}

/** What is known of the proof-of-stake chain once the scenario is played; all numbers are quantities. */
export interface PosState {
  /** The validator's account, and the account of Core Space that registered it (frank). */
  account: string;
  powAccount: string;
  /** The account that carol registered; no one votes for it. */
  joined: string;
  epoch: string;
  /** The newest committed block, and one of the first epoch. */
  block: PosBlock;
  early: PosBlock;
  /** The newest epoch whose rewards were paid. */
  rewardedEpoch: string;
  /** Numbers of the first transaction of each kind. */
  transactions: Record<
    'blockMetadata' | 'pivotDecision' | 'election' | 'register' | 'retire' | 'updateVotingPower',
    string
  >;
}

/** Where the played chain is reached, and what is known of it: plain data. */
export interface ChainState {
  core: CoreState;
  espace: EspaceState;
  pos: PosState;
}

/** The chain's state with everything that a call may do to prepare itself. */
export interface Chain extends ChainState {
  /** Sends a call over HTTP; returns the result, or throws if the node returns an error. */
  read: (space: Space, method: string, ...params: unknown[]) => Promise<unknown>;
  /** Makes blocks, each with what the pool has ready; eSpace executes in every fifth. */
  mine: (blocks: number) => Promise<void>;
  /** Makes blocks until everything packed so far is executed in both spaces. */
  settle: () => Promise<void>;
  /** A signed transaction; what is not given is the next nonce, the chain, a type 2 fee and 21,000 gas. */
  signCore: (from: AccountName, fields: CoreFields) => Promise<string>;
  signEspace: (from: AccountName, fields: EspaceFields) => Promise<string>;
  /** Signs and sends; the hash. The transaction waits in the pool until a block is made. */
  sendCore: (from: AccountName, fields: CoreFields) => Promise<string>;
  sendEspace: (from: AccountName, fields: EspaceFields) => Promise<string>;
  /** Moves the proof-of-stake chain on by rounds, ten of which are an epoch. */
  posRounds: (rounds: number) => Promise<void>;
}
