import {BEYOND, type Call} from '../../call';
import type {Chain} from '../../chain';

/** The calls of a method whose only parameter is an epoch that may be left out. */
function ofEpoch(method: string): Call[] {
  return [
    {method, name: 'latest', params: () => []},
    {method, name: 'earliest', params: () => ['earliest']},
    {method, name: 'error-not-executed', wellFormed: true, params: () => [BEYOND]},
    {method, name: 'error-ethereum-tag', params: () => ['latest']},
  ];
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === field)?.[1]
    : undefined;
}

/** The epoch of proof of work whose execution paid the newest rewards of proof of stake. */
async function payingEpoch({pos, read}: Chain): Promise<unknown> {
  const hash = fieldOf(await read('core', 'pos_getRewardsByEpoch', pos.rewardedEpoch), 'powEpochHash');
  return fieldOf(await read('core', 'cfx_getBlockByHash', hash, false), 'epochNumber');
}

/** Interest, supply, voted parameters and what proof of stake pays. */
export const CFX_ECONOMY: readonly Call[] = [
  ...ofEpoch('cfx_getInterestRate'),
  ...ofEpoch('cfx_getAccumulateInterestRate'),
  ...ofEpoch('cfx_getCollateralInfo'),
  ...ofEpoch('cfx_getSupplyInfo'),
  ...ofEpoch('cfx_getPoSEconomics'),
  ...ofEpoch('cfx_getParamsFromVote'),
  ...ofEpoch('cfx_getFeeBurnt'),

  {method: 'cfx_getPoSRewardByEpoch', name: 'paid', params: async (chain) => [await payingEpoch(chain)]},
  {
    method: 'cfx_getPoSRewardByEpoch',
    name: 'nothing-paid',
    params: ({core}) => [core.transactions.transfer.epochNumber],
  },
  {method: 'cfx_getPoSRewardByEpoch', name: 'beyond', params: () => [BEYOND]},
  {method: 'cfx_getPoSRewardByEpoch', name: 'error-ethereum-tag', params: () => ['latest']},
  {method: 'cfx_getPoSRewardByEpoch', name: 'error-no-epoch', params: () => []},
];
