import type {OpenSocket} from '../socket';

/** A constructor of sockets, and what has come to those that it made. */
export interface WatchedSockets {
  webSocket: OpenSocket;
  made: number;
  /** How many messages the page has been given, from which a test knows that no more are under way. */
  messages: number;
  /** How many are closed or never opened. */
  ended: number;
}

/** Makes sockets as another constructor does, and counts what comes to them. */
export function watchSockets(Constructor: OpenSocket): WatchedSockets {
  const ended = new Set<unknown>();
  const watched: WatchedSockets = {
    webSocket: class extends Constructor {
      constructor(url: string) {
        super(url);
        watched.made++;
        this.addEventListener('message', () => watched.messages++);
        for (const type of ['close', 'error'])
          this.addEventListener(type, () => (watched.ended = ended.add(this).size));
      }
    },
    made: 0,
    messages: 0,
    ended: 0,
  };
  return watched;
}
