/** The two signals of a browser that its reader is not to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  /** Global Privacy Control, which TypeScript's DOM types do not know yet. */
  globalPrivacyControl?: boolean;
}

/** True where Do Not Track or Global Privacy Control is on. */
export function refusedByBrowser({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}
