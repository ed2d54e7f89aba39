import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { cookieStorage, createConfig, createStorage, http } from 'wagmi';
import { chain } from './chain';

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID ?? '';
if (!projectId) throw new Error('Set NEXT_PUBLIC_PROJECT_ID in the file .env');

// The cookie lets the server render the connected account.
const storage = createStorage({ storage: cookieStorage });

/** AppKit's configuration, for the browser. */
export const adapter = new WagmiAdapter({ projectId, networks: [chain], ssr: true, storage });

/** A new configuration: on the server, each request needs its own. */
export const requestConfig = () =>
  createConfig({ chains: [chain], transports: { [chain.id]: http() }, ssr: true, storage });
