/**
 * `docusaurus-plugin-openrpc/transport`: sends calls to an address or to a wallet; an answer is returned, never thrown,
 * and can be shown safely.
 */
export {withEscapes} from '../console/answer/shownText';
export {MAX_BATCH_CALLS, sendBatch} from '../console/transport/batch';
export type {SubscriptionEvent} from '../console/transport/eventQueue';
export {openSubscription, type SubscriptionOptions, type SubscriptionState} from '../console/transport/subscription';
export {sendTo} from '../console/transport/target';
export {sendByWallet} from '../console/transport/walletCall';
export {discoverWallets, type Wallet, type WalletPage} from '../console/transport/wallets';
export {isRecord, type SendOutcome} from '../outcome';
