// #region all
import {
  connect,
  sendTransaction,
  switchChain,
  Unit,
  useAccount,
  useBalance,
  useChainId,
  useStatus,
} from '@cfxjs/use-wallet-react/conflux/Fluent/index.js';
import { useState } from 'react';

const reasonOf = (error: unknown) => (error as { message?: string }).message ?? String(error);

/** The account of the visitor, and a form that pays CFX in one network only. */
export function Wallet({ chainId }: { chainId: number }) {
  const status = useStatus();
  const account = useAccount();
  const balance = useBalance();
  const current = useChainId(); // a decimal number as text
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<string | void>) => {
    setBusy(true); // a second click doesn't pay again
    setMessage(await action().then((hash) => hash ?? '', reasonOf));
    setBusy(false);
  };

  if (status === 'in-detecting') return <p>Looking for Fluent …</p>;
  if (status === 'not-installed') return <p>Install Fluent, then load the page again.</p>;
  if (status !== 'active')
    return (
      <p>
        <button
          id="connect"
          disabled={busy}
          onClick={() => void attempt(async () => void (await connect()))}
        >
          Connect
        </button>{' '}
        {message}
      </p>
    );
  if (current !== String(chainId))
    return (
      <p>
        Wrong network.{' '}
        <button
          id="switch"
          disabled={busy}
          onClick={() =>
            void attempt(async () => void (await switchChain(`0x${chainId.toString(16)}`)))
          }
        >
          Switch
        </button>{' '}
        {message}
      </p>
    );
  const pay = async (form: FormData) => {
    const value = Unit.fromStandardUnit(String(form.get('amount')));
    const drip = value.toDecimalMinUnit();
    if (!/^[1-9]\d*$/.test(drip))
      throw new Error('The amount must be above 0, with at most 18 decimals');
    const transaction = {
      to: String(form.get('to')),
      value: value.toHexMinUnit(),
      chainId: `0x${chainId.toString(16)}`,
    };
    return sendTransaction(transaction); // the wallet refuses it on any other network
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void attempt(() => pay(form));
      }}
    >
      <p id="account">{account}</p>
      <p id="balance">{balance?.toDecimalStandardUnit(2)} CFX</p>
      <input name="to" placeholder="Address" />
      <input name="amount" placeholder="CFX" />
      <button id="pay" disabled={busy}>
        Pay
      </button>{' '}
      <output>{message}</output>
    </form>
  );
}
// #endregion all
