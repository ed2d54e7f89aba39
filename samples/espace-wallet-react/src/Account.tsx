import { useState } from 'react';
import { formatEther } from 'viem';
import { useBalance, useConfig, useConnection, useSwitchChain } from 'wagmi';
import { doubt, readPayment, reason, sendCfx, settle } from './send';

/** Everything that a connected account can do, on one chain. */
export function Account({ chainId }: { chainId: number }) {
  const config = useConfig();
  const { address, chainId: walletChain, isConnected } = useConnection();
  const balance = useBalance({ address, chainId });
  const switchChain = useSwitchChain();
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState('0.1');
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);

  // Shown in each case, so that the hash stays when the wallet disconnects or switches.
  const last = <p id="sent">{sent}</p>;

  if (!isConnected)
    return (
      <>
        <p>Connect a wallet first.</p>
        {last}
      </>
    );
  if (walletChain !== chainId)
    return (
      <>
        <p>
          Wrong network: chain {walletChain}.{' '}
          <button id="switch" onClick={() => switchChain.mutate({ chainId })}>
            Switch to {chainId}
          </button>
          {switchChain.error && <output>{reason(switchChain.error)}</output>}
        </p>
        {last}
      </>
    );

  async function pay() {
    setBusy(true);
    setMessage('');
    try {
      const payment = readPayment(to, amount);
      const question = doubt(payment.to);
      if (question && !window.confirm(question)) return;
      const hash = await sendCfx(config, chainId, payment);
      setSent(`Sent: ${hash}`);
      setSent(await settle(config, chainId, hash));
      await balance.refetch();
    } catch (error) {
      setMessage(reason(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section>
      <p id="account">{address}</p>
      <p id="balance">{balance.data && `${formatEther(balance.data.value)} CFX`}</p>
      <input id="to" placeholder="0x…" value={to} onChange={(event) => setTo(event.target.value)} />
      <input id="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button id="send" disabled={busy} onClick={() => void pay()}>
        Send
      </button>
      <output id="message">{message}</output>
      {last}
    </section>
  );
}
