import Translate, {translate} from '@docusaurus/Translate';
import type {Wallet} from 'docusaurus-plugin-openrpc/transport';
import type {Network} from '../../config/networks';
import {useRef, useState, type ReactNode} from 'react';
import type {WalletResult} from './addToWallet';
import styles from './styles.module.css';

type State =
  | WalletResult
  | {kind: 'idle' | 'none' | 'unloaded'}
  | {kind: 'waiting'; wallet: string}
  | {kind: 'choose'; wallets: readonly Wallet[]};

function stateText(state: State): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'none':
      return translate({
        id: 'endpoints.wallet.none',
        message:
          'No wallet found in this browser. Install one, such as MetaMask or Fluent, and reload the page, or enter the values by hand.',
        description: 'After the button that adds a network to a wallet',
      });
    case 'unloaded':
      return translate({
        id: 'endpoints.wallet.unloaded',
        message: 'This part of the page did not load. Check your connection and press the button again.',
        description: 'After the button that adds a network to a wallet, if its code could not be fetched',
      });
    case 'choose':
      return translate({
        id: 'endpoints.wallet.choose',
        message: 'Choose a wallet:',
        description: 'Before buttons with the names of the wallets found',
      });
    case 'waiting':
      return translate(
        {
          id: 'endpoints.wallet.waiting',
          message: 'Confirm the network in {wallet}.',
          description: 'While a wallet shows its question',
        },
        {wallet: state.wallet},
      );
    case 'accepted':
      return translate({
        id: 'endpoints.wallet.accepted',
        message: 'The wallet accepted the network. Check there that it’s selected before you send.',
        description: 'After the button that adds a network to a wallet',
      });
    case 'refused':
      return translate({
        id: 'endpoints.wallet.refused',
        message: 'You declined the request. To try again, press the button.',
        description: 'After the button that adds a network to a wallet',
      });
    case 'busy':
      return translate({
        id: 'endpoints.wallet.busy',
        message: 'The wallet is still waiting for an earlier request. Open it, finish that one and try again.',
        description: 'After the button that adds a network to a wallet',
      });
    case 'failed':
      return translate(
        {
          id: 'endpoints.wallet.failed',
          message: 'The wallet returned an error: {detail}. Enter the values by hand.',
          description: 'After the button that adds a network to a wallet; detail is the wallet’s own message',
        },
        {detail: state.detail},
      );
  }
}

/** What finds and asks wallets, which few readers of a page need. */
const walletModule = () => import('./addToWallet');

/** A button that asks the reader's wallet to add a network, and what came of it. */
export default function AddNetwork({network, label}: {network: Network; label: string}): ReactNode {
  const [state, setState] = useState<State>({kind: 'idle'});
  const button = useRef<HTMLButtonElement>(null);
  const add = async (wallet: Wallet): Promise<void> => {
    setState({kind: 'waiting', wallet: wallet.name});
    const {addToWallet} = await walletModule();
    setState(await addToWallet(wallet, network));
  };
  const choose = (wallet: Wallet): void => {
    // The buttons of the wallets disappear, and one of them has the focus.
    button.current?.focus();
    void add(wallet);
  };
  const begin = async (): Promise<void> => {
    if (state.kind === 'waiting') return;
    const loaded = await walletModule().catch(() => undefined);
    if (!loaded) {
      setState({kind: 'unloaded'});
      return;
    }
    const wallets = loaded.findWallets();
    const [first] = wallets;
    if (first === undefined) setState({kind: 'none'});
    else if (wallets.length > 1) setState({kind: 'choose', wallets});
    else void add(first);
  };
  return (
    <div className={styles.action}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-disabled={state.kind === 'waiting'}
        onClick={() => void begin()}
      >
        <Translate
          id="endpoints.wallet.add"
          description="Button: asks the reader’s wallet to add a network"
          values={{network: label}}
        >
          {'Add {network} to your wallet'}
        </Translate>
      </button>
      <span role="status" className={state.kind === 'failed' ? styles.fault : undefined}>
        {stateText(state)}
      </span>
      {state.kind === 'choose' &&
        state.wallets.map((wallet) => (
          <button key={wallet.id} type="button" className={styles.button} onClick={() => choose(wallet)}>
            {wallet.name}
          </button>
        ))}
    </div>
  );
}
