/** What a reader sees if a call does not end in a result. */
export interface Message {
  what: string;
  why: string;
  cure: string;
}

/** What messages are about besides the outcome. */
export interface MessageFacts {
  /** Address of the endpoint; for a wallet its name. */
  url: string;
  /** Where this page comes from, as nodes see it. */
  origin: string;
  locale: string;
  /** Id of the request, and its bytes. */
  id: number | string;
  sent: number;
  /** Whether the call sends a transaction, which must not be sent twice. */
  sends: boolean;
  /** Milliseconds since 1970. */
  now: number;
}
