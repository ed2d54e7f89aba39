import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { Account } from './Account';
import { eSpaceTestnet } from './chains';
import { config } from './wallet';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <appkit-button />
      <Account chainId={eSpaceTestnet.id} />
    </QueryClientProvider>
  </WagmiProvider>,
);
