import {toBase32} from '../node/genesisKeys';
import {encodeCall} from '../signing/abi';
import secondValidator from './secondValidator.json';

function internal(last: string): string {
  return toBase32(`0x0888${last.padStart(36, '0')}`);
}

/** The internal contracts of Core Space that the scenario calls. */
export const INTERNAL = {
  adminControl: internal('0'),
  sponsorWhitelistControl: internal('1'),
  staking: internal('2'),
  posRegister: internal('5'),
  crossSpaceCall: internal('6'),
  paramsControl: internal('7'),
};

/** Drip of one CFX. */
export const CFX = 10n ** 18n;

function word(hexAddress: string): bigint {
  return BigInt(hexAddress);
}

/** Data of calls to the internal contracts; addresses in hex. */
export const INTERNAL_CALLS = {
  setSponsorForGas: (contract: string, most: bigint): string =>
    encodeCall('setSponsorForGas(address,uint256)', word(contract), most),
  setSponsorForCollateral: (contract: string): string => encodeCall('setSponsorForCollateral(address)', word(contract)),
  /** The zero address stands for everyone. */
  addPrivilege: (contract: string, users: readonly string[]): string =>
    encodeCall('addPrivilegeByAdmin(address,address[])', word(contract), {list: users.map(word)}),
  deposit: (drip: bigint): string => encodeCall('deposit(uint256)', drip),
  voteLock: (drip: bigint, unlockBlock: bigint): string => encodeCall('voteLock(uint256,uint256)', drip, unlockBlock),
  currentRound: encodeCall('currentRound()'),
  /** Votes of one account on the first parameter, the block reward: keep, raise, lower. */
  castVote: (round: bigint, votes: readonly [bigint, bigint, bigint]): string =>
    encodeCall('castVote(uint64,(uint16,uint256[3])[])', round, {list: [{tuple: [0n, ...votes]}]}),
  transferToEspace: (receiver: string): string => encodeCall('transferEVM(bytes20)', {word: receiver}),
  callEspace: (contract: string, data: string): string =>
    encodeCall('callEVM(bytes20,bytes)', {word: contract}, {bytes: data}),
  retire: (votes: bigint): string => encodeCall('retire(uint64)', votes),
  /** Registers the account whose key no one holds. */
  register: (votes: bigint): string => {
    const {account, blsKey, vrfKey, proof} = secondValidator;
    const proofs = {list: proof.map((bytes) => ({bytes}))};
    // A list of fixed length has no length word in front.
    return encodeCall(
      'register(bytes32,uint64,bytes,bytes,bytes[2])',
      BigInt(account),
      votes,
      {bytes: blsKey},
      {bytes: vrfKey},
      {tuple: proofs.list},
    );
  },
};

/** The account that the scenario registers. */
export const JOINING_ACCOUNT = secondValidator.account;
