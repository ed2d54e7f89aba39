import {isRecord} from 'docusaurus-plugin-openrpc/transport';

const CFX = 10n ** 18n;
const POINTS_PER_CFX = 1024n;
const MILLION = 1e6;

/** The results of the calls, by what they are about. */
export interface Results {
  supply: unknown;
  params: unknown;
  burnt: unknown;
  collateral: unknown;
  pos: unknown;
  zero: unknown;
}

/** The supply at an epoch, amounts in drip, and the parameters that change it, as parts of one. */
export interface Supply {
  epoch: number;
  issued: bigint;
  circulating: bigint;
  espace: bigint;
  staked: bigint;
  posStaked: bigint;
  collateral: bigint;
  zeroAddress: bigint;
  burntFees: bigint;
  burntForPoints: bigint;
  blockReward: bigint;
  interestRate: number;
  /** The interest per year of PoS stake that earns every reward point; undefined if nothing is staked. */
  posRate: number | undefined;
  burntShare: number;
  pointShare: number;
}

class NoQuantity extends Error {}

/** The number in a field of a result, or in the result itself. */
function quantity(result: unknown, field?: string): bigint {
  const value = field === undefined ? result : isRecord(result) ? result[field] : undefined;
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value);
  throw new NoQuantity(field);
}

/** x / (x + 10^18), as chain parameters set a share. */
export const shareOf = (x: bigint): number => Number((x * 10n ** 9n) / (x + CFX)) / 1e9;

function posRateOf(rate: number, circulating: bigint, staked: bigint): number | undefined {
  return staked === 0n ? undefined : rate * Math.sqrt(Number(circulating) / Number(staked));
}

function parse(epoch: string, {supply, params, burnt, collateral, pos, zero}: Results): Supply {
  const circulating = quantity(supply, 'totalCirculating');
  const zeroAddress = quantity(zero);
  const posStaked = quantity(pos, 'totalPosStakingTokens');
  const interestRate = Number(quantity(params, 'interestRate')) / MILLION;
  return {
    epoch: Number(quantity(epoch)),
    issued: quantity(supply, 'totalIssued'),
    circulating: circulating - zeroAddress,
    espace: quantity(supply, 'totalEspaceTokens'),
    staked: quantity(supply, 'totalStaking'),
    posStaked,
    collateral: quantity(supply, 'totalCollateral'),
    zeroAddress,
    burntFees: quantity(burnt),
    burntForPoints: (quantity(collateral, 'convertedStoragePoints') * CFX) / POINTS_PER_CFX,
    blockReward: quantity(params, 'powBaseReward'),
    interestRate,
    posRate: posRateOf(interestRate, circulating - zeroAddress, posStaked),
    burntShare: 1 - shareOf(quantity(params, 'baseFeeShareProp')),
    pointShare: shareOf(quantity(params, 'storagePointProp')),
  };
}

/** What the results of the calls mean; undefined if one of them hasn't its form. */
export function toSupply(epoch: string, results: Partial<Results>): Supply | undefined {
  try {
    return parse(epoch, {
      supply: undefined,
      params: undefined,
      burnt: undefined,
      collateral: undefined,
      pos: undefined,
      zero: undefined,
      ...results,
    });
  } catch (error) {
    if (error instanceof NoQuantity) return undefined;
    throw error;
  }
}
