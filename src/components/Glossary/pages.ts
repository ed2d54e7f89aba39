/** The terms that are about this site and its sources; the page for translators lists them, the reader's glossary does not. */
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

/** The page that explains a term in full, by term: the id of a doc, with the id of a heading where one is about the term. */
const PAGES: Readonly<Record<string, string>> = {
  'access-list': `${GAS}#upfront`,
  account: `${CORE}/accounts#kinds`,
  'account-abstraction': 'espace/build/account-abstraction',
  address: 'overview/space-intro#address-forms',
  admin: `${INTERNAL}/admin`,
  'archive-node': `${NODE}/running-full-node#old-states`,
  balance: `${TX}/transaction-fee#balance`,
  'base-fee': `${GAS}#base-fee`,
  'base32-address': `${CORE}/addresses`,
  'block-gas-limit': `${GAS}#limits`,
  'block-number': 'espace/build/evm-compatibility#block',
  bundler: 'espace/build/account-abstraction#bundler',
  burning: `${GAS}#burnt-share`,
  'chain-id': `${TX}/tx-fields#chain-id`,
  checksum: 'espace/build/accounts#checksum',
  'code-delegation': 'espace/build/transaction#delegate',
  committee: `${RPC}/pos_rpc#committee`,
  'configuration-key': `${NODE}/node-configuration`,
  confirmation: `${TX}/lifecycle#confirmed`,
  'contract-account': `${CORE}/accounts#kinds`,
  'contract-deployment': `${CONTRACTS}/introduction-to-smart-contracts#life`,
  'contract-verification': 'espace/tutorials/VerifyContracts',
  'core-space': 'core/Overview',
  'cross-space-call': `${INTERNAL}/crossSpaceCall`,
  'cross-space-transfer': 'espace/build/cross-space-bridge',
  create2: `${CONTRACTS}/gas-optimization/predicting-contract-address`,
  'dao-vote': `${INTERNAL}/params-control#vote`,
  'deferred-execution': `${TX}/lifecycle#executed`,
  'derivation-path': `${CORE}/accounts#seed-phrase`,
  drip: `${GAS}#how-gas-works`,
  'epoch-height': `${TX}/tx-fields#epoch-height`,
  'epoch-tag': `${RPC}/cfx-namespace#epoch-tags`,
  espace: 'espace/Overview',
  event: `${CONTRACTS}/solidity-basics#events`,
  evm: 'espace/build/evm-compatibility',
  faucet: 'core/getting-started/funding-your-account',
  finality: `${TX}/lifecycle#finalized`,
  fluent: 'core/build/fluent',
  'full-node': `${NODE}/running-full-node`,
  'function-selector': `${CONTRACTS}/gas-optimization/methodId`,
  gas: GAS,
  'gas-charged': `${GAS}#what-you-pay`,
  'gas-estimation': `${GAS}#estimate`,
  'gas-limit': `${GAS}#how-gas-works`,
  'gas-price': `${GAS}#price-fields`,
  'gas-used': `${GAS}#what-you-pay`,
  gdrip: `${GAS}#how-gas-works`,
  'hard-fork': `${NODE}/node-configuration#hard-forks`,
  'hardware-wallet': 'core/getting-started/installing-a-wallet#hardware',
  'hex-address': 'overview/space-intro#address-forms',
  indexer: 'espace/tutorials/readLogs/indexer',
  'integer-overflow': `${CONTRACTS}/contract-security/overflow`,
  'internal-contract': `${INTERNAL}/internal-contracts`,
  'json-rpc': `${RPC}/json-rpc`,
  'light-node': `${NODE}/node-configuration#light-node`,
  log: `${TX}/receipt#logs`,
  mainnet: 'espace/network-endpoints#mainnet',
  'mapped-address': 'espace/build/cip90#mapped',
  'merkle-proof': `${CONTRACTS}/merkle-tree#build`,
  'merkle-tree': `${CONTRACTS}/merkle-tree`,
  'multisig-wallet': 'espace/build/infrastructure/gnosis-safe-wallet',
  'network-prefix': `${CORE}/addresses#grammar`,
  nft: `${CONTRACTS}/token-standards#erc-721`,
  nonce: `${TX}/nonce`,
  oracle: 'espace/build/infrastructure/oracles',
  'packed-transaction': `${TX}/lifecycle#mined`,
  'params-control': `${INTERNAL}/params-control`,
  paymaster: 'espace/build/account-abstraction#paymaster',
  'pending-transaction': `${TX}/why-transaction-is-pending`,
  permit: `${CONTRACTS}/gas-optimization/erc20permit`,
  'phantom-transaction': 'espace/build/evm-compatibility#phantom',
  'pivot-chain': 'overview/overview#what-conflux-is',
  'pos-pool': `${INTERNAL}/poSRegister#pool`,
  'precompiled-contract': 'espace/build/evm-compatibility#precompiles',
  'priority-fee': `${GAS}#set-price`,
  'private-key': `${CORE}/accounts#key`,
  'proof-of-stake': `${RPC}/pos_rpc`,
  provider: 'core/build/fluent#provider',
  'proxy-contract': 'espace/tutorials/upgradableContract/transparent-proxy',
  randomness: `${CONTRACTS}/contract-security/bad-randomness`,
  'rate-limit': 'espace/network-endpoints#limits',
  receipt: `${TX}/receipt`,
  reentrancy: `${CONTRACTS}/contract-security/reentrancy-attack`,
  'replacement-transaction': `${TX}/nonce#replace`,
  reorganization: `${RPC}/pubsub#reorganization`,
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
  staking: `${INTERNAL}/staking`,
  storage: `${CORE}/storage`,
  'storage-collateral': `${CORE}/storage#what-you-pay`,
  'storage-limit': `${CORE}/storage#storage-limit`,
  'storage-owner': `${CORE}/storage#owner`,
  'storage-point': `${CORE}/storage#storage-points`,
  'storage-unit': `${CORE}/storage#what-you-pay`,
  stratum: `${NODE}/node-configuration#mining`,
  subgraph: 'espace/build/infrastructure/graph/graph',
  subscription: `${RPC}/pubsub`,
  testnet: 'espace/network-endpoints#testnet',
  trace: `${RPC}/trace_rpc`,
  transaction: `${TX}/overview`,
  'transaction-fee': `${TX}/transaction-fee`,
  'transaction-pool': `${RPC}/txpool_rpc`,
  'transaction-type': `${GAS}#transaction-types`,
  'transparent-proxy': 'espace/tutorials/upgradableContract/transparent-proxy',
  'tree-graph': 'overview/overview#what-conflux-is',
  'typed-data': 'espace/tutorials/digitalSignature/EIP712',
  'typed-transaction': `${GAS}#transaction-types`,
  'upgradeable-contract': 'espace/tutorials/upgradableContract/transparent-proxy',
  'uups-proxy': 'espace/tutorials/upgradableContract/uups',
  validator: `${RPC}/pos_rpc#validator`,
  vote: `${RPC}/pos_rpc#votes`,
  'vote-lock': `${INTERNAL}/staking#vote-power`,
  'vote-power': `${INTERNAL}/staking#vote-power`,
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

/** The address of the page that explains a term: a page called like its folder, or `index`, has the folder's. */
export function addressOf(id: string): string | undefined {
  const page = pageOf(id);
  if (page === undefined) return undefined;
  const parts = page.doc.split('/');
  const last = parts.pop() ?? '';
  const name = last === 'index' || last === parts.at(-1) ? '' : last;
  return `/docs/${[...parts, name].join('/')}${page.heading === undefined ? '' : `#${page.heading}`}`;
}

/** The terms that have a page. */
export const TERMS_WITH_PAGE: readonly string[] = Object.keys(PAGES);
