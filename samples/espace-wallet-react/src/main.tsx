import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { Account } from './Account';
import { Pay } from './Pay';
import { chain, config } from './wallet';

createRoot(document.getElementById('root')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <appkit-button />
      <Account chainId={chain.id} />
      <Pay chainId={chain.id} />
    </QueryClientProvider>
  </WagmiProvider>,
);
