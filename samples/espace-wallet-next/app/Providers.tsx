'use client';

import { createAppKit } from '@reown/appkit/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WagmiProvider, cookieToInitialState } from 'wagmi';
import { chain } from './chain';
import { adapter, projectId, requestConfig } from './config';

const appKit = createAppKit({
  adapters: [adapter],
  projectId,
  networks: [chain],
  metadata: {
    name: 'eSpace wallet',
    description: 'Sends CFX',
    url: 'http://localhost:3000',
    icons: [],
  },
  features: { analytics: false, email: false, socials: [], swaps: false, onramp: false },
  enableCoinbase: false,
});

// createAppKit of 1.8.24 ignores this option, so it's set here, before AppKit reads it.
appKit.updateOptions({ enableBaseAccount: false });

export function Providers({ cookie, children }: { cookie?: string; children: ReactNode }) {
  // On the server, nothing may be shared between visitors.
  const [config] = useState(() =>
    typeof window === 'undefined' ? requestConfig() : adapter.wagmiConfig,
  );
  const [queries] = useState(() => new QueryClient());
  return (
    <WagmiProvider config={config} initialState={cookieToInitialState(config, cookie)}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
}
