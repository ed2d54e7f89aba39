// Pays out from a hot wallet. A payout has one nonce and one signed transaction, which are stored before it is sent.

// #region types
export interface Payout {
  /** The withdrawal's number in your own books. */
  id: string;
  to: string;
  /** In the smallest unit, as text. */
  amount: string;
  nonce: number;
  raw: string;
  hash: string;
  outcome?: 'paid' | 'failed';
}

export interface Outbox {
  nextNonce: number;
  payouts: Payout[];
}

export interface Wallet {
  sign: (nonce: number, to: string, amount: bigint) => Promise<{ raw: string; hash: string }>;
  send: (raw: string) => Promise<unknown>;
  /** Returns undefined until the transaction is final. */
  outcome: (hash: string) => Promise<'paid' | 'failed' | undefined>;
}

type Save = (outbox: Outbox) => void;
// #endregion types

// #region request
/** Stores a signed payout; the same withdrawal twice is one payout. Wait for each call before the next one. */
export async function request(
  outbox: Outbox,
  wallet: Wallet,
  save: Save,
  { id, to, amount }: { id: string; to: string; amount: bigint },
): Promise<void> {
  const known = outbox.payouts.find((payout) => payout.id === id);
  if (known && (known.to !== to || known.amount !== String(amount)))
    throw new Error(`${id} was requested with another receiver or amount`);
  if (known) return;
  const nonce = outbox.nextNonce;
  const signed = await wallet.sign(nonce, to, amount);
  if (outbox.nextNonce !== nonce) throw new Error('another payout was requested meanwhile');
  const payout = { id, to, amount: String(amount), nonce, ...signed };
  const next = { nextNonce: nonce + 1, payouts: [...outbox.payouts, payout] };
  save(next);
  Object.assign(outbox, next); // only now, so that nothing is sent that isn't stored
}
// #endregion request

// #region deliver
/** Sends every payout that isn't final: the same bytes each time. Returns what the node said about them. */
export async function deliver(outbox: Outbox, wallet: Wallet, save: Save): Promise<string[]> {
  const said: string[] = [];
  for (const payout of outbox.payouts) {
    if (payout.outcome) continue;
    payout.outcome = await wallet.outcome(payout.hash);
    if (payout.outcome) save(outbox);
    else
      await wallet
        .send(payout.raw)
        .catch((error: Error) => said.push(`${payout.id}: ${error.message}`));
  }
  return said;
}
// #endregion deliver
