/**
 * The terms that are about this site and its sources; the page for translators lists them, the reader's glossary does
 * not.
 */
export const SITE_TERMS: ReadonlySet<string> = new Set([
  'admonition',
  'blog-post',
  'breadcrumb',
  'code-block',
  'front-matter',
  'how-to-guide',
  'locale',
  'quickstart',
  'reference-page',
  'sidebar',
  'tag',
  'tutorial',
]);

const GAS = 'general/conflux-basics/gas';
const CORE = 'core/core-space-basics';
const TX = `${CORE}/transactions`;
const INTERNAL = `${CORE}/internal-contracts`;
const RPC = 'core/build/json-rpc';
const CONTRACTS = 'general/build/smart-contracts';
const NODE = 'general/run-a-node/advanced-topics';
const BASICS = 'general/conflux-basics';
const POW = `${BASICS}/consensus-mechanisms/proof-of-work`;
const POS = `${BASICS}/consensus-mechanisms/proof-of-stake`;
const GOVERNANCE = `${BASICS}/conflux-governance`;

/**
 * The page that explains a term in full, by term: the id of a doc, with the id of a heading where one is about the
 * term.
 */
const PAGES: Readonly<Record<string, string>> = {
  'access-list': `${GAS}#upfront`,
  account: `${CORE}/accounts#kinds`,
  'account-abstraction': 'espace/build/account-abstraction',
  'adaptive-weight': `${POW}/ghast#adaptive-weights`,
  address: 'overview/space-intro#address-forms',
  admin: `${INTERNAL}/admin`,
  anticone: `${POW}/proof-of-work#penalty`,
  'archive-node': `${NODE}/running-archive-node`,
  balance: `${TX}/transaction-fee#balance`,
  'base-fee': `${BASICS}/basefee`,
  'base32-address': `${CORE}/addresses`,
  'block-gas-limit': `${GAS}#limits`,
  'block-number': 'espace/build/evm-compatibility#block',
  'block-reward': `${POW}/proof-of-work#reward`,
  bootnode: `${NODE}/official-bootnodes`,
  bridge: 'general/conflux-basics/ecosystem#bridges',
  bundler: 'espace/build/bundler-and-paymaster#bundler',
  burning: `${GAS}#burnt-share`,
  cfx: `${BASICS}/economics#coin`,
  'chain-id': `${TX}/tx-fields#chain-id`,
  checksum: 'espace/build/accounts#checksum',
  cip: `${GOVERNANCE}/cips`,
  'code-delegation': 'espace/build/transaction#delegate',
  coin: `${BASICS}/economics#coin`,
  committee: `${RPC}/pos_rpc#committee`,
  'configuration-key': `${NODE}/node-configuration`,
  confirmation: `${TX}/lifecycle#confirmed`,
  consensus: `${BASICS}/consensus-mechanisms/consensus-mechanisms`,
  'contract-account': `${CORE}/accounts#kinds`,
  'contract-deployment': `${CONTRACTS}/introduction-to-smart-contracts#life`,
  'contract-verification': 'espace/tutorials/VerifyContracts',
  'core-space': 'core/Overview',
  create2: `${CONTRACTS}/gas-optimization/predicting-contract-address`,
  'cross-space-call': `${INTERNAL}/crossSpaceCall`,
  'cross-space-transfer': 'espace/build/cross-space-bridge',
  'dao-vote': `${INTERNAL}/params-control#vote`,
  'deferred-execution': `${TX}/lifecycle#executed`,
  'derivation-path': `${CORE}/accounts#seed-phrase`,
  difficulty: `${POW}/proof-of-work#difficulty`,
  'double-voting': `${POS}/pos_overview#penalties`,
  drip: `${GAS}#how-gas-works`,
  epoch: `${POW}/tree-graph#epochs`,
  'epoch-height': `${TX}/tx-fields#epoch-height`,
  'epoch-tag': `${RPC}/cfx-namespace#epoch-tags`,
  espace: 'espace/Overview',
  event: `${CONTRACTS}/solidity-basics#events`,
  evm: 'espace/build/evm-compatibility',
  faucet: 'core/getting-started/funding-your-account',
  finality: `${TX}/lifecycle#finalized`,
  fluent: 'core/build/fluent',
  'forced-retirement': `${POS}/pos_overview#penalties`,
  'full-node': `${NODE}/running-full-node`,
  'function-selector': `${CONTRACTS}/gas-optimization/methodId`,
  gas: GAS,
  'gas-charged': `${GAS}#what-you-pay`,
  'gas-estimation': `${GAS}#estimate`,
  'gas-limit': `${GAS}#how-gas-works`,
  'gas-price': `${GAS}#price-fields`,
  'gas-used': `${GAS}#what-you-pay`,
  gdrip: `${GAS}#how-gas-works`,
  ghast: `${POW}/ghast`,
  governance: `${GOVERNANCE}/governance-overview`,
  'hard-fork': 'general/hardforks/hardforks',
  'hardware-wallet': 'general/conflux-basics/wallets#hardware',
  'hex-address': 'overview/space-intro#address-forms',
  indexer: 'espace/tutorials/indexer',
  'integer-overflow': `${CONTRACTS}/contract-security/overflow`,
  interest: `${BASICS}/economics#collateral-interest`,
  'internal-contract': `${INTERNAL}/internal-contracts`,
  issuance: `${BASICS}/economics#adds`,
  'json-rpc': `${RPC}/json-rpc`,
  'light-node': `${NODE}/running-light-node`,
  'liveness-attack': `${POW}/ghast#problem`,
  log: `${TX}/receipt#logs`,
  mainnet: 'espace/network-endpoints#mainnet',
  'mapped-address': 'espace/build/cip90#mapped',
  'merkle-proof': `${CONTRACTS}/merkle-tree#build`,
  'merkle-tree': `${CONTRACTS}/merkle-tree`,
  miner: `${POW}/proof-of-work#what-miners-do`,
  mining: `${POW}/proof-of-work`,
  'multisig-wallet': 'espace/build/infrastructure/gnosis-safe-wallet',
  'network-prefix': `${CORE}/addresses#grammar`,
  nft: `${CONTRACTS}/token-standards#erc-721`,
  nonce: `${TX}/nonce`,
  oracle: 'espace/build/infrastructure/oracles',
  'packed-transaction': `${TX}/lifecycle#mined`,
  'params-control': `${INTERNAL}/params-control`,
  paymaster: 'espace/build/bundler-and-paymaster#paymaster',
  'pending-transaction': `${TX}/why-transaction-is-pending`,
  permit: `${CONTRACTS}/gas-optimization/erc20permit`,
  'phantom-transaction': 'espace/build/evm-compatibility#phantom',
  'pivot-block': `${POW}/tree-graph#pivot-chain`,
  'pivot-chain': `${POW}/tree-graph#pivot-chain`,
  'pivot-decision': `${POS}/pos_overview#finality`,
  'pos-block': `${POS}/pos_overview#finality`,
  'pos-pool': 'general/mine-stake/stake/pos-pools-list',
  'pos-round': `${POS}/pos_overview#finality`,
  'precompiled-contract': 'espace/build/evm-compatibility#precompiles',
  'priority-fee': `${GAS}#set-price`,
  'private-key': `${CORE}/accounts#key`,
  'proof-of-stake': `${RPC}/pos_rpc`,
  'proof-of-work': `${POW}/proof-of-work`,
  provider: 'core/build/fluent#provider',
  'proxy-contract': 'espace/tutorials/upgradableContract/transparent-proxy',
  quorum: `${POS}/pos_overview#finality`,
  randomness: `${CONTRACTS}/contract-security/bad-randomness`,
  'rate-limit': 'espace/network-endpoints#limits',
  receipt: `${TX}/receipt`,
  reentrancy: `${CONTRACTS}/contract-security/reentrancy-attack`,
  'referenced-block': `${POW}/tree-graph`,
  reorganization: `${RPC}/pubsub#reorganization`,
  'replacement-transaction': `${TX}/nonce#replace`,
  'replay-protection': `${CONTRACTS}/contract-security/signature-replay`,
  rlp: `${TX}/encoding-signning#rlp`,
  'rpc-endpoint': 'espace/network-endpoints',
  sdk: 'espace/build/sdks/overview',
  'seed-phrase': `${CORE}/accounts#seed-phrase`,
  'self-destruct': `${CONTRACTS}/gas-optimization/self-destruct`,
  signature: `${TX}/encoding-signning#sign`,
  'smart-contract': `${CONTRACTS}/introduction-to-smart-contracts`,
  solidity: `${CONTRACTS}/solidity-basics`,
  space: 'overview/space-intro',
  sponsor: `${CORE}/sponsor-mechanism`,
  sponsorship: `${CORE}/sponsor-mechanism`,
  stake: `${POS}/pos_overview#votes`,
  staking: `${INTERNAL}/staking`,
  storage: `${CORE}/storage`,
  'storage-collateral': `${CORE}/storage#what-you-pay`,
  'storage-limit': `${CORE}/storage#storage-limit`,
  'storage-owner': `${CORE}/storage#owner`,
  'storage-point': `${CORE}/storage#storage-points`,
  'storage-unit': `${CORE}/storage#what-you-pay`,
  stratum: 'general/build/node-development/stratum',
  subgraph: 'espace/build/infrastructure/graph/graph',
  subscription: `${RPC}/pubsub`,
  'subtree-weight': `${POW}/tree-graph#pivot-chain`,
  term: `${POS}/pos_overview#election`,
  testnet: 'espace/network-endpoints#testnet',
  'timer-chain': `${POW}/ghast#adaptive-weights`,
  'total-order': `${POW}/tree-graph#order`,
  trace: `${RPC}/trace_rpc`,
  transaction: `${TX}/overview`,
  'transaction-fee': `${TX}/transaction-fee`,
  'transaction-pool': `${RPC}/txpool_rpc`,
  'transaction-type': `${GAS}#transaction-types`,
  'transparent-proxy': 'espace/tutorials/upgradableContract/transparent-proxy',
  'tree-graph': `${POW}/tree-graph`,
  'typed-data': 'espace/tutorials/digitalSignature/EIP712',
  'typed-transaction': `${GAS}#transaction-types`,
  'upgradeable-contract': 'espace/tutorials/upgradableContract/transparent-proxy',
  'user-account': `${BASICS}/accounts#kinds`,
  'uups-proxy': 'espace/tutorials/upgradableContract/uups',
  validator: 'general/mine-stake/stake/become-a-solo-validator',
  vote: `${RPC}/pos_rpc#votes`,
  'vote-lock': `${INTERNAL}/staking#vote-power`,
  'vote-power': `${INTERNAL}/staking#vote-power`,
  vrf: `${POS}/pos_overview#election`,
  wallet: 'general/conflux-basics/wallets',
  walletconnect: 'espace/tutorials/walletConnect/reactjs',
  wcfx: 'espace/build/deployed-contracts#tokens',
  whitelist: `${INTERNAL}/sponsor-whitelist-control#whitelist`,
};

/** The page that explains a term, as the id of a doc and that of a heading; undefined for a term without one. */
export function pageOf(id: string): {doc: string; heading: string | undefined} | undefined {
  // One term is called `constructor`, which every object has.
  if (!Object.hasOwn(PAGES, id)) return undefined;
  const [doc = '', heading] = (PAGES[id] ?? '').split('#');
  return {doc, heading};
}

/** The pages whose address isn't that of their file, because their front matter sets a slug. */
const SLUGS: Readonly<Record<string, string>> = {
  'espace/tutorials/VerifyContracts': 'espace/VerifyContracts',
  'espace/tutorials/indexer': 'espace/tutorials/readLogs/indexer',
};

/** The address of the page that explains a term: a page called like its folder, or `index`, has the folder's. */
export function addressOf(id: string): string | undefined {
  const page = pageOf(id);
  if (page === undefined) return undefined;
  const parts = (SLUGS[page.doc] ?? page.doc).split('/');
  const last = parts.pop() ?? '';
  const name = last === 'index' || last === parts.at(-1) ? '' : last;
  return `/docs/${[...parts, name].join('/')}${page.heading === undefined ? '' : `#${page.heading}`}`;
}

/** The terms that have a page. */
export const TERMS_WITH_PAGE: readonly string[] = Object.keys(PAGES);
