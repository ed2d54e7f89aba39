import type {SendOutcome, Untimed} from '../../outcome';
import {EventQueue, MAX_LOAD, type SubscriptionEvent} from './eventQueue';
import {subscribeOnSocket, type SubscriptionCall} from './subscriptionSocket';

/** The state of a subscription. */
export type SubscriptionState =
  | {kind: 'connecting'}
  | {kind: 'live'}
  /** Connected, and keeping events back: how many, and how many of those had to be given up. */
  | {kind: 'paused'; held: number; dropped: number}
  /** The connection broke, and events until the next one are missed: which try comes, and when. */
  | {kind: 'reconnecting'; attempt: number; attempts: number; inMs: number}
  | {kind: 'closed'}
  | {kind: 'failed'; outcome: SendOutcome};

/** What to subscribe to, and whom to tell. */
export interface SubscriptionOptions extends SubscriptionCall {
  /**
   * Told of the latest events in their order, a few times a second at most, and of how many were given up before them.
   */
  onEvents: (events: readonly SubscriptionEvent[], dropped: number) => void;
  /** Told at once, and of every change. */
  onState: (state: SubscriptionState) => void;
  /** How long to wait before each try to connect again; after the last, the subscription has failed. */
  waitsMs?: readonly number[];
}

/** What can be done with a subscription; nothing more is reported after `close`. */
export interface Subscription {
  pause: () => void;
  resume: () => void;
  close: () => void;
}

/** The waits before each try to connect again. */
const WAITS_MS: readonly number[] = [1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000);
/** A connection that held for so long is a good one: after it, waits begin again. */
const STEADY_MS = 10_000;
/** What may pass by itself, once the node has shown that it takes the subscription. */
const PASSING: ReadonlySet<SendOutcome['kind']> = new Set(['offline', 'unreachable', 'interrupted', 'timeout']);

class LiveSubscription implements Subscription {
  readonly #options: SubscriptionOptions;
  readonly #queue: EventQueue;
  #disconnect: () => void = () => undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #live = false;
  #paused = false;
  #ended: 'failed' | 'closed' | undefined;
  #startedAt = 0;
  #liveAt: number | undefined;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
    this.#queue = new EventQueue({
      onEvents: options.onEvents,
      onHeld: () => this.#tellStanding(),
      onFlood: () => {
        if (!this.#ended) this.#disconnect();
        this.#fail({kind: 'oversized', maxBytes: MAX_LOAD});
      },
    });
    this.#connect();
  }

  readonly pause = (): void => {
    if (this.#ended || this.#paused) return;
    this.#paused = true;
    this.#queue.hold();
    this.#tellStanding();
  };

  readonly resume = (): void => {
    if (!this.#paused) return;
    this.#paused = false;
    this.#queue.release();
    this.#tellStanding();
  };

  readonly close = (): void => {
    if (this.#ended === 'closed') return;
    this.#queue.clear();
    clearTimeout(this.#retry);
    if (!this.#ended) this.#disconnect();
    this.#live = false;
    this.#ended = 'closed';
    this.#options.onState({kind: 'closed'});
  };

  #connect(): void {
    this.#startedAt = performance.now();
    this.#options.onState({kind: 'connecting'});
    this.#disconnect = subscribeOnSocket(this.#options, {
      onLive: () => {
        this.#live = true;
        this.#liveAt = performance.now();
        this.#tellStanding();
      },
      onMessage: (text, id) => this.#queue.push(text, id),
      onEnd: (outcome) => this.#onEnd(outcome),
    });
  }

  /** Reports that the subscription is live, or paused; if there is none yet, it is reported later. */
  #tellStanding(): void {
    if (!this.#live) return;
    this.#options.onState(this.#paused ? {kind: 'paused', ...this.#queue.held} : {kind: 'live'});
  }

  #onEnd(outcome: Untimed<SendOutcome>): void {
    if (this.#live && performance.now() - (this.#liveAt ?? 0) > STEADY_MS) this.#tries = 0;
    this.#live = false;
    const waits = this.#options.waitsMs ?? WAITS_MS;
    const inMs = waits[this.#tries];
    // What never worked is not tried again: its address or the call is likely wrong.
    if (this.#liveAt === undefined || inMs === undefined || !PASSING.has(outcome.kind)) {
      this.#fail(outcome);
      return;
    }
    this.#tries++;
    this.#options.onState({kind: 'reconnecting', attempt: this.#tries, attempts: waits.length, inMs});
    this.#retry = setTimeout(() => this.#connect(), inMs);
  }

  #fail(outcome: Untimed<SendOutcome>): void {
    if (this.#ended) return;
    this.#live = false;
    this.#ended = 'failed';
    this.#options.onState({kind: 'failed', outcome: {...outcome, elapsedMs: performance.now() - this.#startedAt}});
  }
}

/** Subscribes over a WebSocket of its own, connects again when that breaks, and never floods the page. */
export function openSubscription(options: SubscriptionOptions): Subscription {
  return new LiveSubscription(options);
}
