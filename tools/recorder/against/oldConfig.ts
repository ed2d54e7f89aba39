import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expectedNetworks} from '../../localNode/localNetworks';
import {filesIn, type InnerPorts} from '../../localNode/nodeConfig';
import {PRIVATE_KEYS} from '../node/genesisKeys';
import {writePosFiles} from '../node/nodeFiles';
import validator from '../node/validator.json';

/** Name of the file in a node's folder that its process reads. */
export const OLD_CONFIG = 'node.json';

/**
 * The options of the module of v2.4.0. It has no other: most hard forks stay at mainnet's heights, so that eSpace
 * executes nothing and the contract that registers validators is missing.
 */
function toOptions(dataDir: string, ports: InnerPorts): Record<string, unknown> {
  const {posConfig, posNodes} = filesIn(dataDir);
  const {coreChainId, espaceChainId} = expectedNetworks();
  return {
    nodeType: 'full',
    blockDbType: 'sqlite',
    confluxDataDir: dataDir,
    chainId: coreChainId,
    evmChainId: espaceChainId,
    // With 0x before a key the module panics.
    genesisSecrets: PRIVATE_KEYS.map((key) => key.slice(2)),
    jsonrpcLocalHttpPort: ports.coreHttp,
    jsonrpcLocalWsPort: ports.coreWebSocket,
    jsonrpcHttpEthPort: ports.espaceHttp,
    jsonrpcWsEthPort: ports.espaceWebSocket,
    tcpPort: ports.peers,
    udpPort: ports.peers,
    publicAddress: `127.0.0.1:${ports.peers}`,
    publicRpcApis: 'all',
    publicEvmRpcApis: 'evm,ethdebug',
    pollLifetimeInSeconds: 600,
    jsonrpcHttpKeepAlive: true,
    devPackTxImmediately: false,
    posReferenceEnableHeight: 0,
    defaultTransitionTime: 1,
    cip1559TransitionHeight: 2,
    posConfigPath: posConfig,
    posInitialNodesPath: posNodes,
    posPrivateKeyPath: path.join(dataDir, 'pos_key'),
    devPosPrivateKeyEncryptionPassword: validator.password,
    logLevel: 'error',
  };
}

/**
 * Writes everything that a node of v2.4.0 reads at its start: the recorder's genesis, as far as its module lets it be
 * set.
 */
export function writeOldFiles(dataDir: string, ports: InnerPorts): void {
  writePosFiles(dataDir);
  writeFileSync(path.join(dataDir, OLD_CONFIG), JSON.stringify(toOptions(dataDir, ports)));
}
