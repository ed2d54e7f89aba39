import {decodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {numberOf} from '../../recorder/chainActions';
import {coreAddressOf, toBase32} from '../../recorder/node/genesisKeys';
import {encodeCall, type AbiValue} from '../../recorder/signing/abi';
import type {FactValue} from '../../../src/facts/fact';
import {poolEdge} from './gasChecks';
import {fieldOf, quantity, type LiveChain, type LiveCheck} from './liveChain';

const CFX = 10n ** 18n;
const ZERO_WORD = {word: `0x${'00'.repeat(32)}`};
const INTERNAL = Array.from({length: 11}, (_, index) => `0x0888${index.toString(16).padStart(36, '0')}`);
const ADDRESS_WORD = {word: `0x${'00'.repeat(12)}1${'0'.repeat(39)}`};

/** The one internal contract that has a function. */
const contractWith =
  (signature: string, ...values: AbiValue[]): LiveCheck =>
  async ({read}) => {
    const found: string[] = [];
    for (const address of INTERNAL) {
      const answer = await read('core', 'cfx_call', {
        to: toBase32(address),
        data: encodeCall(signature, ...values),
      }).catch(() => '0x');
      if (answer !== '0x') found.push(address);
    }
    return found.length === 1 ? (found[0] ?? '') : `found at ${found.join(', ') || 'none'}`;
  };

const contracts: Record<string, LiveCheck> = {
  'core.internal.adminControl': contractWith('getAdmin(address)', ADDRESS_WORD),
  'core.internal.sponsorWhitelistControl': contractWith('getSponsorForGas(address)', ADDRESS_WORD),
  'core.internal.staking': contractWith('getStakingBalance(address)', ADDRESS_WORD),
  'core.internal.confluxContext': contractWith('epochNumber()'),
  'core.internal.posRegister': contractWith('getVotes(bytes32)', ZERO_WORD),
  'core.internal.crossSpaceCall': contractWith('mappedBalance(address)', ADDRESS_WORD),
  'core.internal.paramsControl': contractWith('currentRound()'),
  'core.contract.create2Factory': async ({read}) => {
    const address = '0x8a3a92281df6497105513b18543fd3b60c778e40';
    return (await read('core', 'cfx_getCode', toBase32(address))) === '0x' ? 'no contract' : address;
  },
};

/** Units of collateral that a creation of a contract locks. */
const collateral =
  (data: string): LiveCheck =>
  async ({receipt}) =>
    quantity(await receipt('core', {data, gas: 1_000_000n}), 'storageCollateralized');

/** Drips of collateral for one unit, from an account before and after. */
async function dripsPerUnit({read, receipt}: LiveChain): Promise<bigint> {
  const locked = async (): Promise<bigint> =>
    numberOf(await read('core', 'cfx_getCollateralForStorage', coreAddressOf('alice')));
  const before = await locked();
  const units = BigInt(quantity(await receipt('core', {data: '0x6001600055', gas: 200_000n}), 'storageCollateralized'));
  return ((await locked()) - before) / units;
}

const SLOT = '0x6001600055';
const CODE_OF_1_KIB = '0x6104006000f3';

const storage: Record<string, LiveCheck> = {
  'core.collateral.entryUnits': collateral(SLOT),
  'core.collateral.codeUnitsPerKib': collateral(CODE_OF_1_KIB),
  'core.collateral.unitsPerCfx': async (chain) => Number(CFX / (await dripsPerUnit(chain))),
  'core.collateral.unit': async (chain) => `1/${String(CFX / (await dripsPerUnit(chain)))}`,
  'core.collateral.entry': async (chain) =>
    `1/${String(CFX / ((await dripsPerUnit(chain)) * BigInt(Number(await collateral(SLOT)(chain)))))}`,
  'core.collateral.entryCfx': async (chain) =>
    Number((await dripsPerUnit(chain)) * BigInt(Number(await collateral(SLOT)(chain)))) / 1e18,
  'core.collateral.codePerKib': async (chain) =>
    Number((await dripsPerUnit(chain)) * BigInt(Number(await collateral(CODE_OF_1_KIB)(chain)))) / 1e18,
};

const voted =
  (field: string, convert: (value: bigint) => FactValue): LiveCheck =>
  async ({read}) =>
    convert(numberOf(fieldOf(await read('core', 'cfx_getParamsFromVote'), field)));

/** The smallest deposit, where one drip less is refused. */
const minDeposit: LiveCheck = async ({read}) => {
  const takes = async (drip: bigint): Promise<boolean> =>
    read('core', 'cfx_call', {
      from: coreAddressOf('alice'),
      to: toBase32(INTERNAL[2] ?? ''),
      data: encodeCall('deposit(uint256)', drip),
    }).then(
      () => true,
      () => false,
    );
  return (await takes(CFX)) && !(await takes(CFX - 1n)) ? 1 : 'another amount';
};

/** Sponsoring gas with a bound, of a contract made for it. */
const sponsorFactor: LiveCheck = async ({read, receipt}) => {
  const made = await receipt('core', {data: CODE_OF_1_KIB, gas: 1_000_000n});
  const contract = String(fieldOf(made, 'contractCreated'));
  const bound = 1_000_000n;
  const takes = async (value: bigint): Promise<boolean> => sponsors(read, contract, bound, value);
  return (await takes(bound * 1000n)) && !(await takes(bound * 1000n - 1n)) ? 1000 : 'another factor';
};

async function sponsors(read: LiveChain['read'], contract: string, bound: bigint, value: bigint): Promise<boolean> {
  const reading = decodeBase32Address(contract);
  if (!reading.ok) throw new Error(`Not an address: ${contract}`);
  const data = encodeCall(
    'setSponsorForGas(address,uint256)',
    {word: `0x${'00'.repeat(12)}${reading.hex.slice(2)}`},
    bound,
  );
  const call = {from: coreAddressOf('alice'), to: toBase32(INTERNAL[1] ?? ''), value: `0x${value.toString(16)}`, data};
  return read('core', 'cfx_call', call).then(
    () => true,
    () => false,
  );
}

const economy: Record<string, LiveCheck> = {
  'mining.reward.tanzanite': voted('powBaseReward', (drip) => Number(drip / CFX)),
  'staking.minDeposit': minDeposit,
  'core.sponsor.minTimesBound': sponsorFactor,
};

async function committee(read: LiveChain['read'], field: string): Promise<number> {
  return quantity(fieldOf(await read('core', 'pos_getCommittee'), 'currentCommittee'), field);
}

/** Epochs are executed together with a later one: the distance, both counted. */
const executionDelay: LiveCheck = async ({read, settle}) => {
  await settle();
  return (
    quantity(await read('core', 'cfx_epochNumber', 'latest_mined')) -
    quantity(await read('core', 'cfx_epochNumber', 'latest_state')) +
    1
  );
};

/** How many nonces the pool accepts, counted from the account's next one. */
const nonceLead: LiveCheck = async (live) => {
  const next = numberOf(await live.read('core', 'cfx_getNextNonce', coreAddressOf('dave')));
  return Number(await poolEdge(live, 'core', 'nonce', next + 1999n)) + 1 - Number(next);
};

const chain: Record<string, LiveCheck> = {
  'core.chainId.local': async ({read}) => String(quantity(await read('core', 'cfx_getStatus'), 'chainId')),
  'espace.chainId.local': async ({read}) => String(quantity(await read('espace', 'eth_chainId'))),
  'node.version.run': async ({read}) =>
    /conflux-rust\/(v[\d.]+)-/.exec(String(await read('core', 'cfx_clientVersion')))?.[1] ?? 'unknown',
  'epoch.executionDelay': executionDelay,
  'pos.committee.maxSize': async ({read}) => committee(read, 'totalVotingPower'),
  'pos.committee.quorum': async ({read}) => committee(read, 'quorumVotingPower'),
  'transaction.maxPoolNonceLead': nonceLead,
};

/** Checks of everything but gas. */
export const CHAIN_CHECKS: Record<string, LiveCheck> = {...contracts, ...storage, ...economy, ...chain};
