import type {DevelopmentAccount} from './accounts';

/** Where one space of the local node is reached. */
export interface SpaceEndpoints {
  http: string;
  webSocket: string;
  chainId: number;
}

/** The endpoints of both spaces. */
export interface Endpoints {
  core: SpaceEndpoints;
  espace: SpaceEndpoints;
}

/** A running local node. */
export interface LocalNode {
  available: true;
  endpoints: Endpoints;
  accounts: readonly DevelopmentAccount[];
  dataDir: string;
  pid: number | undefined;
  /** Ends the node and removes its data unless they are kept; may be called again. */
  stop: () => Promise<void>;
}

/** No local node, and one sentence why; `failed` where this machine could run one. */
export interface NoLocalNode {
  available: false;
  reason: string;
  failed: boolean;
}

/** How a local node is started. */
export interface LocalNodeOptions {
  /** A folder for the chain that outlives the node; without it the chain is new each time. */
  keep?: string;
  blockIntervalMs?: number;
  /** The ports to try first, instead of those of src/config/networks.ts. */
  ports?: WantedPorts;
  /** Told once, in one sentence, that the node has ended by itself. */
  onCrash?: (message: string) => void;
}

/** The ports that readers meet. */
export interface WantedPorts {
  coreHttp: number;
  coreWebSocket: number;
  espaceHttp: number;
  espaceWebSocket: number;
}
