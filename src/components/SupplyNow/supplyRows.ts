import {translate} from '@docusaurus/Translate';
import {formatCfx, formatPercent} from './formatSupply';
import type {Supply} from './toSupply';

/** A line of the table: what it shows, the method and field that it comes from, and its value once that is read. */
export interface SupplyRow {
  key: keyof Supply;
  label: string;
  source: string;
  text: (supply: Supply, locale: string) => string;
}

type Amount =
  | 'issued'
  | 'circulating'
  | 'espace'
  | 'staked'
  | 'posStaked'
  | 'collateral'
  | 'zeroAddress'
  | 'burntFees'
  | 'burntForPoints'
  | 'blockReward';
type Share = 'interestRate' | 'posRate' | 'burntShare' | 'pointShare';

const amount = (key: Amount, source: string, label: string): SupplyRow => ({
  key,
  source,
  label,
  text: (supply, locale) => formatCfx(supply[key], locale),
});
const share = (key: Share, source: string, label: string): SupplyRow => ({
  key,
  source,
  label,
  text: ({[key]: value}, locale) => (value === undefined ? '–' : formatPercent(value, locale)),
});

/** What the network has issued, where it is, and what was burnt. */
export const amountRows = (): SupplyRow[] => [
  amount(
    'issued',
    'cfx_getSupplyInfo totalIssued',
    translate({id: 'supply.issued', message: 'Issued, less burnt', description: 'Row: all CFX that exists'}),
  ),
  amount(
    'circulating',
    'totalCirculating − cfx_getBalance',
    translate({
      id: 'supply.circulating',
      message: 'Circulating, without the zero address',
      description: 'Row: CFX that isn’t locked since genesis or lost',
    }),
  ),
  amount(
    'zeroAddress',
    'cfx_getBalance',
    translate({id: 'supply.zero', message: 'At the zero address', description: 'Row: CFX that nobody can move'}),
  ),
  amount(
    'espace',
    'cfx_getSupplyInfo totalEspaceTokens',
    translate({id: 'supply.espace', message: 'In eSpace', description: 'Row: CFX in that space'}),
  ),
  amount(
    'staked',
    'cfx_getSupplyInfo totalStaking',
    translate({id: 'supply.staked', message: 'Deposited for staking', description: 'Row of a supply table'}),
  ),
  amount(
    'posStaked',
    'cfx_getPoSEconomics totalPosStakingTokens',
    translate({
      id: 'supply.posStaked',
      message: 'Of it, staked in PoS',
      description: 'Row of a supply table, below the CFX deposited for staking',
    }),
  ),
  amount(
    'collateral',
    'cfx_getSupplyInfo totalCollateral',
    translate({id: 'supply.collateral', message: 'Storage collateral', description: 'Row of a supply table'}),
  ),
  amount(
    'burntFees',
    'cfx_getFeeBurnt',
    translate({id: 'supply.burntFees', message: 'Burnt: base fees, in total', description: 'Row of a supply table'}),
  ),
  amount(
    'burntForPoints',
    'cfx_getCollateralInfo convertedStoragePoints',
    translate({
      id: 'supply.burntForPoints',
      message: 'Burnt: for storage points, in total',
      description: 'Row of a supply table',
    }),
  ),
];

/** The parameters that votes set, and what follows from them. */
export const parameterRows = (): SupplyRow[] => [
  amount(
    'blockReward',
    'cfx_getParamsFromVote powBaseReward',
    translate({
      id: 'supply.blockReward',
      message: 'Base reward of a block',
      description: 'Row: a chain parameter that is voted on',
    }),
  ),
  share(
    'interestRate',
    'cfx_getParamsFromVote interestRate',
    translate({
      id: 'supply.interestRate',
      message: 'Base interest rate per year',
      description: 'Row: a chain parameter that is voted on',
    }),
  ),
  share(
    'posRate',
    'interestRate × √(circulating / totalPosStakingTokens)',
    translate({
      id: 'supply.posRate',
      message: 'PoS interest per year, at most',
      description: 'Row: computed from the rows above',
    }),
  ),
  share(
    'burntShare',
    'cfx_getParamsFromVote baseFeeShareProp',
    translate({
      id: 'supply.burntShare',
      message: 'Share of the base fee that is burnt',
      description: 'Row: a chain parameter that is voted on',
    }),
  ),
  share(
    'pointShare',
    'cfx_getParamsFromVote storagePointProp',
    translate({
      id: 'supply.pointShare',
      message: 'Share of sponsored collateral that becomes points',
      description: 'Row: a chain parameter that is voted on',
    }),
  ),
];
