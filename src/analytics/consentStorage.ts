import {parseConsent, type Decision, type StoredConsent} from './consentDecision';

const KEY = 'portal.consent';

/** The decision that this browser keeps; undefined if there is none or storage is out of reach. */
export function readConsent(): StoredConsent | undefined {
  try {
    return parseConsent(window.localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps a decision with its day; without storage it holds for this visit only. */
export function writeConsent(decision: Decision): StoredConsent {
  const consent = {decision, date: new Date().toISOString().slice(0, 10)};
  try {
    window.localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // The caller keeps the decision in memory, and the next visit asks again.
  }
  return consent;
}
