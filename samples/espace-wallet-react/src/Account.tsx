import {useState} from 'react';
import {formatEther, isAddress} from 'viem';
import {useBalance, useConfig, useConnection, useSwitchChain} from 'wagmi';
import {reason, sendCfx, settle} from './send';

/** Everything that a connected account can do, on one chain. */
export function Account({chainId}: {chainId: number}) {
  const config = useConfig();
  const {address, chainId: walletChain, isConnected} = useConnection();
  const balance = useBalance({address, chainId});
  const switchChain = useSwitchChain();
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState('0.1');
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  if (!isConnected) return <p>Connect a wallet first.</p>;
  if (walletChain !== chainId)
    return (
      <p>
        Wrong network: chain {walletChain}.{' '}
        <button id="switch" onClick={() => switchChain.mutate({chainId})}>
          Switch to {chainId}
        </button>
        {switchChain.error && <output>{reason(switchChain.error)}</output>}
      </p>
    );

  async function pay() {
    if (!isAddress(to)) return setMessage('That isn’t a hex address.');
    setBusy(true);
    try {
      const hash = await sendCfx(config, chainId, to, amount);
      setMessage(`Sent: ${hash}`);
      await settle(config, chainId, hash);
      setMessage(`Executed: ${hash}`);
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
    </section>
  );
}
