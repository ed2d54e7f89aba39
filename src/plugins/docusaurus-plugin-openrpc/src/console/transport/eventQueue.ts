import {isRecord} from '../../outcome';

/** One notification, as it came. */
export interface SubscriptionEvent {
  /** Number of the event since the subscription was opened, for a key. */
  number: number;
  /** When it came, in milliseconds since 1970. */
  at: number;
  result: unknown;
  text: string;
}

/** The listeners of a queue. */
export interface EventListener {
  onEvents: (events: readonly SubscriptionEvent[], dropped: number) => void;
  /** Told, while events are held back, that there are more. */
  onHeld: () => void;
  /** Told that messages come faster than any page can look at them. */
  onFlood: () => void;
}

/** The name that a node gives to a subscription. */
export type SubscriptionId = string | number;

interface Message {
  text: string;
  at: number;
  subscription: SubscriptionId;
}

/** How often a queue reports events. */
const TELL_EVERY_MS = 250;
/** How many events are reported at once. */
export const MAX_AT_ONCE = 100;
/** How many events are held back. */
export const MAX_HELD = 500;
const MAX_MESSAGE_LENGTH = 1024 * 1024;
const MAX_QUEUE_LENGTH = 5 * MAX_MESSAGE_LENGTH;
/** How many characters may come in a second; a message counts for some more, since taking it takes time. */
export const MAX_LOAD = 20 * MAX_MESSAGE_LENGTH;
const MESSAGE_LOAD = 1000;

/** The result that a message carries for its subscription; undefined if it is for another, or none. */
function parseEvent({text, subscription}: Message): {result: unknown} | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(message) || typeof message.method !== 'string' || !isRecord(message.params)) return undefined;
  return message.params.subscription === subscription ? {result: message.params.result} : undefined;
}

/** Accepts messages as fast as they come, and reports the latest a few times a second: only these are parsed. */
export class EventQueue {
  #messages: Message[] = [];
  #length = 0;
  #dropped = 0;
  #number = 0;
  #holding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toldAt = -Infinity;
  #load = 0;
  #loadSince = -Infinity;
  readonly #listener: EventListener;

  constructor(listener: EventListener) {
    this.#listener = listener;
  }

  /** Accepts a message, and drops the oldest ones if there are too many. */
  push(text: string, subscription: SubscriptionId): void {
    if (this.#isFlooded(text.length + MESSAGE_LOAD)) {
      this.#listener.onFlood();
      return;
    }
    this.#timer ??= setTimeout(() => this.#tell(), Math.max(0, this.#toldAt + TELL_EVERY_MS - performance.now()));
    if (text.length > MAX_MESSAGE_LENGTH) {
      this.#dropped++;
      return;
    }
    this.#messages.push({text, at: Date.now(), subscription});
    this.#length += text.length;
    while (this.#messages.length > (this.#holding ? MAX_HELD : MAX_AT_ONCE) || this.#length > MAX_QUEUE_LENGTH) {
      this.#length -= this.#messages.shift()?.text.length ?? 0;
      this.#dropped++;
    }
  }

  /** Keeps events back from now on. */
  hold(): void {
    this.#holding = true;
  }

  /** How many events are held back, and how many were given up. */
  get held(): {held: number; dropped: number} {
    return {held: this.#messages.length, dropped: this.#dropped};
  }

  /** Reports the events held back, and others as they come. */
  release(): void {
    this.#holding = false;
    this.#tell();
  }

  /** Forgets every event not yet reported, and reports none of them. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#messages = [];
    this.#length = 0;
    this.#dropped = 0;
  }

  #isFlooded(load: number): boolean {
    const now = performance.now();
    if (now - this.#loadSince > 1000) {
      this.#loadSince = now;
      this.#load = 0;
    }
    this.#load += load;
    return this.#load > MAX_LOAD;
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#toldAt = performance.now();
    if (this.#holding) {
      this.#listener.onHeld();
      return;
    }
    const [messages, dropped] = [this.#messages, this.#dropped];
    this.clear();
    const events = messages.flatMap((message): SubscriptionEvent[] => {
      const event = parseEvent(message);
      return event ? [{number: ++this.#number, at: message.at, result: event.result, text: message.text}] : [];
    });
    if (events.length > 0 || dropped > 0) this.#listener.onEvents(events, dropped);
  }
}
