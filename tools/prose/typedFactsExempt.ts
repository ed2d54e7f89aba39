/** Values that pages may type although a fact has them. */
export interface Exemption {
  /** One page; without it, all. */
  page?: string;
  /** The value as the page writes it, without its unit. */
  written?: string;
  /** A fact whose value says nothing by itself. */
  id?: string;
  reason: string;
}

const CORE_RPC = 'docs/core/build/json-rpc';
const ESTIMATE = `${CORE_RPC}/rpc-behaviour/cfx_estimateGasAndCollateral-behaviour.mdx`;
const REFUSALS = `${CORE_RPC}/rpc-behaviour/cfx_sendTransaction-errors.mdx`;
const WELCOME = 'blog/2026-11-17-welcome/index.mdx';
const SECURITY = 'docs/general/build/smart-contracts/contract-security';

/** Facts whose values are too common to mean them. */
const COMMON: readonly Exemption[] = [
  {id: 'staking.minDeposit', reason: '1 CFX is the amount of examples and the unit itself'},
  {id: 'mining.reward.tanzanite', reason: '2 CFX is an amount of examples'},
  {id: 'pos.points.bonusVotes', reason: '2% is a share of many things'},
  {id: 'dao.minVotePercent', reason: '5% is a share of many things'},
];

/** What a run printed or took, in the words of its page: another value tomorrow would not change what happened. */
const RECORDED: readonly Exemption[] = [
  {page: `${CORE_RPC}/cfx-namespace.mdx`, written: '21,000', reason: 'gas of the recorded transfer'},
  {page: ESTIMATE, written: '21,000', reason: 'an answer of the node, in a table of answers'},
  {page: ESTIMATE, written: '25,000', reason: 'a gas limit that was tried'},
  {page: ESTIMATE, written: '1029', reason: 'a wrong chain ID that was tried'},
  {page: ESTIMATE, written: '1', reason: 'a price that was tried'},
  {page: REFUSALS, written: '1029', reason: 'a wrong chain ID that was tried'},
  {page: REFUSALS, written: '1234', reason: 'the chain ID of the node that was tried'},
  {page: REFUSALS, written: '1', reason: 'a price that was tried'},
  {
    page: 'docs/core/core-space-basics/addresses.mdx',
    written: '1234',
    reason: 'the network of the node that was tried',
  },
  {
    page: 'docs/core/getting-started/funding-your-account.mdx',
    written: '1,000',
    reason: 'CFX of one claim at the faucet',
  },
  {page: 'docs/espace/DeveloperQuickstart.mdx', written: '1030', reason: 'explains a message of the sample'},
  {page: 'docs/general/conflux-basics/gas.mdx', written: '21,000', reason: 'gas of the recorded transfer'},
  {page: 'docs/general/conflux-basics/gas.mdx', written: '1', reason: 'a priority fee of the sample'},
  {page: 'docs/general/conflux-basics/gas.mdx', written: '20', reason: 'the base fee of the node that was tried'},
  {page: 'docs/overview/for-dapp-developers.mdx', written: '21,000', reason: 'gas of the recorded transfer'},
  {page: `${SECURITY}/excessive-restriction.mdx`, written: '0.5', reason: 'an amount of the exploit'},
];

/** What is said of a day, with its source beside it. */
const DATED: readonly Exemption[] = [
  {page: WELCOME, written: '36,935,000', reason: 'what the configuration of v3.0.2 said when the post was written'},
  {page: WELCOME, written: '129,680,000', reason: 'what the configuration of v3.0.2 said when the post was written'},
  {page: 'docs/general/hardforks/v2.1.mdx', written: '1,440', reason: 'what v2.1.0 set in 2022'},
  {page: 'docs/general/hardforks/v2.1.mdx', written: '13', reason: 'days that 18,720 PoS blocks took in 2022'},
  {
    page: 'blog/2026-11-19-long-blog-post.mdx',
    written: '1234',
    reason: 'the network of the node that the post is about',
  },
];

/** Values that stand for something else. */
const OTHER: readonly Exemption[] = [
  {page: `${CORE_RPC}/pos_rpc.mdx`, written: 'two', reason: 'two blocks that one key signs, not a rate of blocks'},
  {page: 'docs/general/conflux-basics/gas.mdx', written: 'three', reason: 'counts gas limits'},
  {
    page: 'docs/general/mine-stake/stake/faqs.mdx',
    written: '5,000,000,000',
    reason: 'assumed for an example: CFX in circulation, not those of the genesis',
  },
  {page: 'docs/general/CONTRIBUTING/page-templates.mdx', written: '27,000,000', reason: 'shows how a fact is written'},
  {page: 'docs/general/CONTRIBUTING/page-templates.mdx', written: '20', reason: 'shows how a fact is written'},
  {page: 'src/pages/markdown-page.mdx', written: '1', reason: 'the unit itself'},
];

/** Every exemption, each with its reason; one that exempts nothing any more fails. */
export const EXEMPTIONS: readonly Exemption[] = [...COMMON, ...RECORDED, ...DATED, ...OTHER];
