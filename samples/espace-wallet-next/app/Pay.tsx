'use client';

import { useState } from 'react';
import { useBalance, useConfig, useConnection } from 'wagmi';
import { doubt, readPayment, reason, sendCfx, settle } from './send';

/** A form that sends CFX on one chain. */
export function Pay({ chainId }: { chainId: number }) {
  const config = useConfig();
  const { address, chainId: walletChain } = useConnection();
  const balance = useBalance({ address, chainId });
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState('0.1');
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);

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

  const form = (
    <>
      <input id="to" placeholder="0x…" value={to} onChange={(event) => setTo(event.target.value)} />
      <input id="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button id="send" disabled={busy} onClick={() => void pay()}>
        Send
      </button>
      <output id="message">{message}</output>
    </>
  );
  // The hash stays on the page when the wallet disconnects or switches.
  return (
    <section>
      {walletChain === chainId && form}
      <p id="sent">{sent}</p>
    </section>
  );
}
