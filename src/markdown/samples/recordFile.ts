/** The file in a sample's folder that records its last run. */
export const RECORD_FILE = 'last-run.json';
