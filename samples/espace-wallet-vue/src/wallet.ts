import { confluxESpaceTestnet } from '@reown/appkit/networks';
import { createAppKit } from '@reown/appkit/vue';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';

const projectId: unknown = import.meta.env.VITE_PROJECT_ID;
if (typeof projectId !== 'string' || !projectId) {
  document.body.textContent = 'Set VITE_PROJECT_ID in the file .env, then restart Vite.';
  throw new Error('VITE_PROJECT_ID is not set');
}

export const chain = confluxESpaceTestnet;
const adapter = new WagmiAdapter({ projectId, networks: [chain] });

const appKit = createAppKit({
  adapters: [adapter],
  projectId,
  networks: [chain],
  metadata: {
    name: 'eSpace wallet',
    description: 'Sends CFX',
    url: window.location.origin,
    icons: [],
  },
  features: { analytics: false, email: false, socials: [], swaps: false, onramp: false },
  enableCoinbase: false,
});

// createAppKit of 1.8.24 ignores this option, so it's set here, before AppKit reads it.
appKit.updateOptions({ enableBaseAccount: false });

export const config = adapter.wagmiConfig;
