// Pays out from a hot wallet. A payout has one nonce and one signed transaction, which are stored before it is sent.

// #region types
export interface Payout {
  /** The withdrawal's number in your own books. */
  id: string;
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
  if (outbox.payouts.some((payout) => payout.id === id)) return;
  const nonce = outbox.nextNonce;
  outbox.payouts.push({ id, nonce, ...(await wallet.sign(nonce, to, amount)) });
  outbox.nextNonce = nonce + 1;
  save(outbox);
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
