import path from 'node:path';

/** Where the node itself listens; readers only meet the proxies in front of it. */
export interface InnerPorts {
  coreHttp: number;
  coreWebSocket: number;
  espaceHttp: number;
  espaceWebSocket: number;
  peers: number;
}

/** What a node's configuration depends on. */
export interface NodeSettings {
  dataDir: string;
  ports: InnerPorts;
  coreChainId: number;
  espaceChainId: number;
}

/** The files of a node's data folder, all absolute since the native module changes the working directory. */
export function filesIn(
  dataDir: string,
): Record<'config' | 'secrets' | 'posConfig' | 'posNodes' | 'posGenesis' | 'log', string> {
  const at = (name: string): string => path.join(path.resolve(dataDir), name);
  return {
    config: at('node.toml'),
    secrets: at('development-keys.txt'),
    posConfig: at('pos_config.yaml'),
    posNodes: at('initial_nodes.json'),
    posGenesis: at('pos_genesis'),
    log: at('node.log'),
  };
}

/** Hard forks wait for their mainnet heights unless each is set. */
const FORK_HEIGHTS = ['cip1559', 'hydra', 'cip112', 'cip113', 'dao_vote', 'base_fee_burn', 'c2_fix', 'eoa_code'];
const FORK_NUMBERS = ['hydra', 'dao_vote', 'sigma_fix', 'cip107', 'cip118', 'cip119', 'base_fee_burn'];

/** Keys of the node's TOML. */
export type NodeKeys = Record<string, string | number | boolean>;

function chainKeys({dataDir, coreChainId, espaceChainId}: NodeSettings): NodeKeys {
  const {secrets, posConfig, posNodes} = filesIn(dataDir);
  return {
    mode: 'dev',
    node_type: 'full',
    // With sqlite the blocks would go to a folder of the module's own, and a kept chain would start again.
    block_db_type: 'rocksdb',
    log_level: 'warn',
    chain_id: coreChainId,
    evm_chain_id: espaceChainId,
    genesis_secrets: secrets,
    genesis_evm_secrets: secrets,
    // Blocks are requested from outside, see turns.ts.
    dev_pack_tx_immediately: false,
    // Mainnet's floors; without them the base fee is 1 drip.
    min_native_base_price: 1_000_000_000,
    min_eth_base_price: 20_000_000_000,
    executive_trace: true,
    persist_tx_index: true,
    persist_block_number_index: true,
    default_transition_time: 1,
    pos_config_path: posConfig,
    pos_initial_nodes_path: posNodes,
    pos_private_key_path: path.join(dataDir, 'pos_key'),
    pos_reference_enable_height: 0,
  };
}

/**
 * Core space listens on the `local` ports, the only ones that conflux-rust binds to 127.0.0.1, and may therefore offer every group, `test` and `debug` too.
 * The eSpace and peer ports are bound to 0.0.0.0 whatever is set; no eSpace group signs with the node's keys or controls the node, so all of them are on.
 */
function networkKeys({dataDir, ports}: NodeSettings): NodeKeys {
  return {
    conflux_data_dir: dataDir,
    block_db_dir: path.join(dataDir, 'blocks'),
    jsonrpc_local_http_port: ports.coreHttp,
    jsonrpc_local_ws_port: ports.coreWebSocket,
    jsonrpc_http_eth_port: ports.espaceHttp,
    jsonrpc_ws_eth_port: ports.espaceWebSocket,
    public_rpc_apis: 'all',
    public_evm_rpc_apis: 'all',
    poll_lifetime_in_seconds: 60,
    tcp_port: ports.peers,
    public_address: `127.0.0.1:${String(ports.peers)}`,
    enable_discovery: false,
    // With the public address, the difference between a start of 2 and of 10 seconds.
    check_phase_change_period_ms: 50,
  };
}

/**
 * The node's TOML: a development chain of one node with both spaces, every hard fork active and blocks on a timer,
 * unless `changes` say otherwise.
 */
export function toToml(settings: NodeSettings, changes: NodeKeys = {}): string {
  const absolute = {...settings, dataDir: path.resolve(settings.dataDir)};
  const forks = [
    ...FORK_HEIGHTS.map((fork) => `${fork}_transition_height`),
    ...FORK_NUMBERS.map((fork) => `${fork}_transition_number`),
  ];
  const keys = {
    ...chainKeys(absolute),
    ...networkKeys(absolute),
    ...Object.fromEntries(forks.map((key) => [key, 1])),
    ...changes,
  };
  // A JSON string is a valid TOML basic string.
  return Object.entries(keys)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join('');
}
