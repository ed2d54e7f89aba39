import {NETWORKS, type Network} from '../../config/networks';
import {OTHER_ENDPOINTS} from '../../config/otherEndpoints';

/** A public network of eSpace. */
export type PublicName = Exclude<Network['name'], 'local'>;

/** The public network of eSpace with this name. */
export function espaceNetwork(name: PublicName): Network {
  const network = NETWORKS.find((candidate) => candidate.space === 'espace' && candidate.name === name);
  if (network === undefined) throw new Error(`No eSpace ${name} is configured`);
  return network;
}

/** Every address of a network, the recommended one of each kind first. */
export function addressesOf({chainId, http, webSocket}: Network): readonly string[] {
  const others = OTHER_ENDPOINTS[chainId] ?? [];
  const isSocket = (address: string): boolean => address.startsWith('ws');
  return [http, ...others.filter((address) => !isSocket(address)), webSocket, ...others.filter(isSocket)];
}

/** The parameter of EIP-3085's `wallet_addEthereumChain` for a network. */
export function chainParameter({name, chainId, http, explorer}: Network): Record<string, unknown> {
  return {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name === 'mainnet' ? 'Conflux eSpace' : 'Conflux eSpace Testnet',
    nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
    rpcUrls: [http],
    ...(explorer !== undefined && {blockExplorerUrls: [explorer]}),
  };
}
