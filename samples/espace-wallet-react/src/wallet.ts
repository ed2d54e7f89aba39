import {createAppKit} from '@reown/appkit/react';
import {WagmiAdapter} from '@reown/appkit-adapter-wagmi';
import {eSpace, eSpaceTestnet} from './chains';

const projectId: unknown = import.meta.env.VITE_PROJECT_ID;
if (typeof projectId !== 'string' || !projectId) throw new Error('Set VITE_PROJECT_ID in the file .env');

const adapter = new WagmiAdapter({projectId, networks: [eSpaceTestnet, eSpace]});

createAppKit({
  adapters: [adapter],
  projectId,
  networks: [eSpaceTestnet, eSpace],
  defaultNetwork: eSpaceTestnet,
  metadata: {name: 'eSpace wallet', description: 'Sends CFX', url: window.location.origin, icons: []},
  features: {analytics: false, email: false, socials: [], swaps: false, onramp: false},
});

export const config = adapter.wagmiConfig;
