import {parseNumber, type Fact, type Facts, type FactValue} from '../fact';
import {configKey, keyRead, rust, UPCOMING_COMMIT} from '../repositories';

/** The last release for mainnet before v3.1, and the commit of v3.1 itself. */
const BEFORE_V3_1 = 'v3.0.3-fix';
const V3_1 = UPCOMING_COMMIT;
const NEWEST_TESTNET = 'v3.1.0-testnet';
const HYDRA = 'run/hydra.toml';

/** A port that the releases' configuration file sets or suggests; ports are names, not amounts. */
const port = (key: string, value: string): Fact => ({
  value,
  places: [rust(HYDRA, new RegExp(`^# ?${key}=(\\d+)|^${key}=(\\d+)`, 'm'))],
});

/** The node's value if a key is not set. */
const byDefault = (key: string, value: FactValue, more: Partial<Fact> = {}): Fact => ({
  value,
  places: [configKey(key), keyRead(key)],
  ...more,
});

/** Groups as the code writes them, in the order in which pages name them. */
const groupNames = (code: string, order: readonly string[]): string => {
  const names = [...code.matchAll(/::(\w+)/g)].map(([, name = '']) => name.toLowerCase());
  return names.sort((left, right) => order.indexOf(left) - order.indexOf(right)).join(', ');
};
const EVM_ORDER = ['eth', 'net', 'web3', 'pubsub', 'parity', 'trace'];
const EVM_MODULES = /EVM_MODULES: \[EthRpcModule; 6\] = \[([\s\S]*?)\];/;

const ports: Facts = {
  'node.port.core.http': port('jsonrpc_http_port', '12537'),
  'node.port.core.ws': port('jsonrpc_ws_port', '12535'),
  'node.port.core.localHttp': port('jsonrpc_local_http_port', '12539'),
  'node.port.espace.http': port('jsonrpc_http_eth_port', '8545'),
  'node.port.espace.ws': port('jsonrpc_ws_eth_port', '8546'),
  'node.port.p2p': byDefault('tcp_port', '32323'),
  'node.port.stratum': byDefault('stratum_port', '32525'),
  'node.stratumAddress': byDefault('stratum_listen_address', '127.0.0.1'),
};

const keys: Facts = {
  'node.default.max_outgoing_peers': byDefault('max_outgoing_peers', 8, {
    disagreement: 'The comment in run/hydra.toml says 16.',
  }),
  'node.default.tx_pool_size': byDefault('tx_pool_size', 50_000),
  'node.default.jsonrpc_max_connections': byDefault('jsonrpc_max_connections', 100),
  'node.default.min_phase_change_normal_peer_count': byDefault('min_phase_change_normal_peer_count', 3, {
    unit: 'peers',
  }),
  'node.default.session_ip_limits': byDefault('session_ip_limits', '1,8,4,2'),
  'node.default.conflux_data_dir': byDefault('conflux_data_dir', './blockchain_data'),
  'node.default.persist_tx_index': byDefault('persist_tx_index', 'false'),
  'node.default.executive_trace': byDefault('executive_trace', 'false'),
  'node.default.public_rpc_apis': {
    value: 'safe',
    places: [rust('crates/config/src/configuration.rs', /\(public_rpc_apis, \(ApiSet\), ApiSet::(\w+), /)],
    read: ([name = '']) => name.toLowerCase(),
  },
  'node.default.public_evm_rpc_apis': {
    value: 'evm',
    places: [
      rust(
        'crates/config/src/configuration.rs',
        /\(public_evm_rpc_apis, \(RpcModuleSelection\), RpcModuleSelection::(\w+), /,
      ),
    ],
    read: ([name = '']) => name.toLowerCase(),
  },
  'node.default.node_type': {
    value: 'full',
    places: [rust('crates/config/src/configuration.rs', /node_type\.unwrap_or\(NodeType::(\w+)\)/)],
    read: ([name = '']) => name.toLowerCase(),
  },
  'node.hydra.get_logs_filter_max_limit': {
    value: 5000,
    places: [rust(HYDRA, /^get_logs_filter_max_limit = (\d+)/m)],
    disagreement: 'The code has no default: without the key there is no limit.',
  },
  'node.group.core.safe': {
    value: 'cfx, pubsub, txpool',
    places: [rust('crates/rpc/rpc-cfx-types/src/apis.rs', /ApiSet::Safe => \[(Api::Cfx, Api::Pubsub, Api::TxPool)\]/)],
    read: ([names = '']) => groupNames(names, ['cfx', 'pubsub', 'txpool']),
  },
  'node.group.espace.evm': {
    value: 'eth, net, web3, pubsub, parity, trace',
    // v3.1 moves the file and changes nothing in the list.
    places: [
      rust('crates/rpc/rpc-builder/src/module.rs', EVM_MODULES),
      rust('crates/rpc/rpc-builder/src/eth/module.rs', EVM_MODULES, V3_1),
    ],
    read: (found) => {
      const [before = '', after = ''] = found.map((code) => groupNames(code, EVM_ORDER));
      return before === after ? after : `${before} before v3.1, ${after} since`;
    },
  },
};

const countBootnodes = ([line = '']: readonly string[]): number =>
  line.split(',').filter((node) => node.startsWith('cfxnode://')).length;

const bootnodes = (value: number, file: string, ref: string): Fact => ({
  value,
  places: [rust(file, /^bootnodes="([^"]+)"/m, ref)],
  read: countBootnodes,
});
const compiler = (value: string, ref: string): Fact => ({
  value,
  places: [rust('rust-toolchain.toml', /^channel = "(\d+\.\d+)/m, ref)],
});
const openFiles = (value: number, ref: string): Fact => ({
  value,
  places: [rust('run/start.sh', /^ulimit -n (\d+)/m, ref)],
});

const releases: Facts = {
  'node.version.run': {value: 'v3.0.2'},
  'node.release.mainnet': {
    value: 'v3.1.0',
    seen: '2026-11-25',
    places: [rust('Cargo.toml', /^version = "(\d+\.\d+\.\d+)"/m, V3_1)],
    read: ([version = '']) => `v${version}`,
  },
  'node.release.mainnet.beforeV3_1': {value: BEFORE_V3_1, seen: '2026-11-25'},
  'node.release.testnet': {value: NEWEST_TESTNET, seen: '2026-11-22'},
  'node.bootnodes.mainnet': bootnodes(20, HYDRA, V3_1),
  'node.bootnodes.mainnet.beforeV3_1': bootnodes(23, HYDRA, BEFORE_V3_1),
  'node.bootnodes.testnet': bootnodes(7, 'run/testnet.toml', NEWEST_TESTNET),
  'node.rust.mainnet': compiler('1.94', V3_1),
  'node.rust.mainnet.beforeV3_1': compiler('1.90', BEFORE_V3_1),
  'node.rust.testnet': compiler('1.94', NEWEST_TESTNET),
  'node.openFiles': openFiles(65_535, V3_1),
  'node.openFiles.beforeV3_1': openFiles(10_000, BEFORE_V3_1),
  'node.hydra.use_isolated_db_for_mpt_table': {
    value: 'true',
    places: [rust(HYDRA, /^use_isolated_db_for_mpt_table = (\w+)/m, V3_1)],
  },
  'node.log.rollMegabytes': {
    value: 2000,
    places: [rust('run/log.yaml', /logfile:[\s\S]*?limit: (\d+) mb/)],
    read: ([size = '']) => parseNumber(size),
  },
  'node.log.keptFiles': {value: 50, places: [rust('run/log.yaml', /logfile:[\s\S]*?count: (\d+)/)]},
};

/** Ports, defaults of configuration keys and figures of the releases. */
export const NODE_FACTS: Facts = {...ports, ...keys, ...releases};
