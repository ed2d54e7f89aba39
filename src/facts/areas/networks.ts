import type {Fact, Facts} from '../fact';
import {confura, proposal, escapePattern, foundationDocs, rust, TESTNET_TAG} from '../repositories';

const SEEN = '2026-11-22';
const ENDPOINT_PAGES = {core: 'docs/core/core-endpoints.md', espace: 'docs/espace/network-endpoints.md'};

/** An endpoint in the public list of its space. */
function endpoint(space: keyof typeof ENDPOINT_PAGES, url: string): Fact {
  return {
    value: url,
    seen: SEEN,
    places: [foundationDocs(ENDPOINT_PAGES[space], new RegExp(`^\\| (${escapePattern(url)}) \\|`, 'm'))],
  };
}

/** An explorer in the sentence about its network. */
function explorer(space: keyof typeof ENDPOINT_PAGES, url: string): Fact {
  return {
    value: url,
    seen: SEEN,
    places: [foundationDocs(ENDPOINT_PAGES[space], new RegExp(`explorer URL is (${escapePattern(url)})\\.$`, 'm'))],
  };
}

const chainIds: Facts = {
  'core.chainId.mainnet': {value: '1029', places: [rust('run/hydra.toml', /^chain_id = (\d+)/m)]},
  'core.chainId.testnet': {value: '1', places: [rust('run/testnet.toml', /^chain_id = (\d+)/m, TESTNET_TAG)]},
  'core.chainId.local': {value: '1234'},
  'espace.chainId.mainnet': {value: '1030', places: [rust('run/hydra.toml', /^evm_chain_id = (\d+)/m)]},
  'espace.chainId.testnet': {value: '71', places: [rust('run/testnet.toml', /^evm_chain_id = (\d+)/m, TESTNET_TAG)]},
  'espace.chainId.local': {value: '1235'},
};

const addresses: Facts = {
  'core.address.prefix.mainnet': {
    value: 'cfx',
    places: [proposal('CIPs/cip-37.md', /`"(\w+)"` \(mainnet, corresponds to network-id 1029\)/)],
  },
  'core.address.prefix.testnet': {
    value: 'cfxtest',
    places: [proposal('CIPs/cip-37.md', /`"(\w+)"` \(testnet, corresponds to network-id 1\)/)],
  },
};

const core: Facts = {
  'core.http.mainnet': endpoint('core', 'https://main.confluxrpc.com'),
  'core.http.mainnet.backup': endpoint('core', 'https://main.confluxrpc.org'),
  'core.http.mainnet.china': endpoint('core', 'https://cfxmain-china.confluxrpc.com'),
  'core.http.mainnet.global': endpoint('core', 'https://cfxmain-global.confluxrpc.com'),
  'core.http.testnet': endpoint('core', 'https://test.confluxrpc.com'),
  'core.http.testnet.backup': endpoint('core', 'https://test.confluxrpc.org'),
  'core.http.testnet.second': endpoint('core', 'https://cfxtest.confluxrpc.com'),
  'core.ws.mainnet': endpoint('core', 'wss://main.confluxrpc.com/ws'),
  'core.ws.mainnet.backup': endpoint('core', 'wss://main.confluxrpc.org/ws'),
  'core.ws.testnet': endpoint('core', 'wss://test.confluxrpc.com/ws'),
  'core.ws.testnet.backup': endpoint('core', 'wss://test.confluxrpc.org/ws'),
  'core.explorer.mainnet': explorer('core', 'https://confluxscan.org'),
  'core.explorer.testnet': explorer('core', 'https://testnet.confluxscan.org'),
  'core.faucet': {
    value: 'https://faucet.confluxnetwork.org',
    seen: SEEN,
    places: [foundationDocs('docs/core/Overview.md', /\[Testnet Faucet\]\((https:[^)]+?)\/\)/)],
  },
};

const espace: Facts = {
  'espace.http.mainnet': endpoint('espace', 'https://evm.confluxrpc.com'),
  'espace.http.mainnet.backup': endpoint('espace', 'https://evm.confluxrpc.org'),
  'espace.http.mainnet.china': endpoint('espace', 'https://evmmain-china.confluxrpc.com'),
  'espace.http.mainnet.global': endpoint('espace', 'https://evmmain-global.confluxrpc.com'),
  'espace.http.testnet': endpoint('espace', 'https://evmtestnet.confluxrpc.com'),
  'espace.http.testnet.backup': endpoint('espace', 'https://evmtestnet.confluxrpc.org'),
  'espace.http.testnet.second': endpoint('espace', 'https://evmtest.confluxrpc.com'),
  'espace.ws.mainnet': endpoint('espace', 'wss://evm.confluxrpc.com/ws'),
  'espace.ws.mainnet.backup': endpoint('espace', 'wss://evm.confluxrpc.org/ws'),
  'espace.ws.testnet': endpoint('espace', 'wss://evmtestnet.confluxrpc.com/ws'),
  'espace.ws.testnet.backup': endpoint('espace', 'wss://evmtestnet.confluxrpc.org/ws'),
  'espace.explorer.mainnet': explorer('espace', 'https://evm.confluxscan.org'),
  'espace.explorer.testnet': explorer('espace', 'https://evmtestnet.confluxscan.org'),
  'espace.faucet': {
    value: 'https://efaucet.confluxnetwork.org',
    seen: SEEN,
    places: [foundationDocs('docs/espace/Overview.md', /\[eSpace Testnet faucet\]\((https:[^)]+?)\/\)/)],
  },
};

const RATE_PAGES = {
  'core.publicRpc.callsPerSecond': ENDPOINT_PAGES.core,
  'espace.publicRpc.callsPerSecond': ENDPOINT_PAGES.espace,
};

const limits: Facts = Object.fromEntries(
  Object.entries(RATE_PAGES).flatMap(([id, page]): [string, Fact][] => [
    [id, {value: 50, seen: SEEN, places: [foundationDocs(page, /^\| Free \| \$0 \| (\d+) calls\/second/m)]}],
    [
      id.replace('Second', 'Day'),
      {value: 100_000, seen: SEEN, places: [foundationDocs(page, /^\| Free \| .*?up to\s+([\d,]+) calls\/day/m)]},
    ],
    [
      id.replace('callsPerSecond', 'logsPerAnswer'),
      {
        value: 10_000,
        seen: SEEN,
        places: [foundationDocs(page, /^- Maximum result-set size is ([\d,]+) for `getLogs` call/m)],
      },
    ],
  ]),
);

const FUNDING_PAGE = 'docs/core/getting-started/funding-your-account.md';
const USER_GUIDE = 'docs/templates/UserGuide.md';

/** The faucet of the main network, which pays in both spaces. */
const mainnetFaucet: Facts = {
  'mainnet.faucet': {
    value: 'https://conflux-faucets.com',
    seen: '2026-11-28',
    places: [
      foundationDocs(FUNDING_PAGE, /\[Conflux Faucets\]\((https:[^)]+?)\/\)/),
      foundationDocs(USER_GUIDE, /\[Conflux Faucets\]\((https:[^)]+?)\/\)/),
      foundationDocs('docs/general/faq/community-faqs.md', /Mainnet Faucets: (https:\S+?)\/\s/),
    ],
  },
  'mainnet.faucet.amount': {
    value: 0.02,
    unit: 'CFX',
    seen: '2026-11-28',
    places: [
      foundationDocs(FUNDING_PAGE, /get `([\d.]+) CFX` on the mainnet/),
      foundationDocs(USER_GUIDE, /currently send you ([\d.]+) CFX for Core Space or ESpace/),
    ],
  },
};

const LOG_FILTER = 'store/log_filter.go';
const SERVER = 'util/rpc/server.go';

/** A bound of a log query, which the gateway has if its operator sets no other. */
const logBound = (field: string): Fact => ({
  value: 32,
  places: [confura(LOG_FILTER, new RegExp(`${field}\\s+int\\s+\`default:"(\\d+)"\``))],
});

const gateway: Facts = {
  'gateway.logs.addresses': logBound('MaxAddressCount'),
  'gateway.logs.topics': logBound('MaxTopicCount'),
  'gateway.logs.blockHashes': logBound('MaxBlockHashCount'),
  'gateway.logs.timeout': {
    value: 3,
    unit: 's',
    places: [confura(LOG_FILTER, /TimeoutGetLogs = (\d+) \* time\.Second/)],
  },
  'gateway.logs.bytes': {
    value: 10_485_760,
    unit: 'bytes',
    places: [confura('rpc/handler/cfx_logs.go', /MaxGetLogsResponseBytes uint64 `default:"(\d+)"`/)],
  },
  'gateway.batch.bytes': {
    value: 10_485_760,
    unit: 'bytes',
    places: [
      confura(SERVER, /MaxBatchRpcResponseBytes int\s+`default:"(\d+)"`/),
      confura(SERVER, /MaxHttpRequestBodyBytes\s+int\s+`default:"(\d+)"`/),
    ],
  },
  'gateway.node.timeout': {
    value: 3,
    unit: 's',
    places: [confura('util/rpc/config.go', /RequestTimeout\s+time\.Duration `default:"(\d+)s"`/)],
  },
  'gateway.rateLimit.code': {
    value: '-32005',
    places: [confura('util/rpc/middlewares/rate_limit.go', /ratelimitErrorCode = (-\d+)/)],
  },
  'gateway.rateLimit.documentedCode': {
    value: '-32000',
    places: [
      foundationDocs('docs/templates/confura-error.md', /"code": (-\d+),\s+"message": "daily request limit exceeded/),
    ],
    disagreement: 'The source of v1.3.9 says -32005.',
  },
};

/** Chain ids, address prefixes, public endpoints, explorers and faucets, and the bounds of the gateway. */
export const NETWORK_FACTS: Facts = {
  ...chainIds,
  ...addresses,
  ...core,
  ...espace,
  ...limits,
  ...mainnetFaucet,
  ...gateway,
};
