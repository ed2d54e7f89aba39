/** What a reader said to the statistics. */
export type Decision = 'granted' | 'denied';

/** A decision and the day it was made, as the browser keeps it. */
export interface StoredConsent {
  decision: Decision;
  date: string;
}

/** Everything that decides whether statistics run. */
interface ConsentFacts {
  configured: boolean;
  stored: StoredConsent | undefined;
  /** The browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  refusedByBrowser: boolean;
}

/**
 * `absent`: the site has no statistics; `refused`: the browser says no; `unasked`: the reader is to be asked; else the
 * reader's word.
 */
export type Consent = 'absent' | 'refused' | 'unasked' | Decision;

/**
 * Whether statistics run, may be asked for, or are out of the question; the browser's refusal outweighs an older yes.
 */
export function decideConsent({configured, stored, refusedByBrowser}: ConsentFacts): Consent {
  if (!configured) return 'absent';
  if (refusedByBrowser) return 'refused';
  return stored?.decision ?? 'unasked';
}

/** The stored decision; undefined if there is none or it cannot be read. */
export function parseConsent(text: string | null): StoredConsent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('decision' in value) || !('date' in value)) return undefined;
    const {decision, date} = value;
    return (decision === 'granted' || decision === 'denied') && typeof date === 'string' ? {decision, date} : undefined;
  } catch {
    return undefined;
  }
}
