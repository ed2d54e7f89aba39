'use client';

import { formatEther } from 'viem';
import { useBalance, useConnection, useSwitchChain } from 'wagmi';

/** The connected account on one chain, or what the user has to do first. */
export function Account({ chainId }: { chainId: number }) {
  const { address, chainId: walletChain, isConnected } = useConnection();
  const balance = useBalance({ address, chainId });
  const switchChain = useSwitchChain();

  if (!isConnected) return <p>Connect a wallet first.</p>;
  if (walletChain !== chainId)
    return (
      <p>
        Wrong network: chain {walletChain}.{' '}
        <button id="switch" onClick={() => switchChain.mutate({ chainId })}>
          Switch to {chainId}
        </button>
        {switchChain.error && <output>{switchChain.error.message}</output>}
      </p>
    );
  return (
    <section>
      <p id="account">{address}</p>
      <p id="balance">{balance.data && `${formatEther(balance.data.value)} CFX`}</p>
    </section>
  );
}
