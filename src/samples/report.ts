import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The last recorded run of one sample. */
export interface SampleRecord {
  /** Of the sample's files; another one means that it has changed since. */
  digest: string;
  /** Of all that the outcome of the run depends on; another one means that it has to run again. */
  run: string;
  date: string;
  /** The release of the Conflux node that it ran against. */
  node?: string;
  testedWith: Record<string, string>;
  steps: string[];
}

/** The last recorded run of every sample, by name. */
export type SampleReport = Record<string, SampleRecord>;

/** Where the report lies. */
export function reportFile(samplesDir: string): string {
  return path.join(samplesDir, 'report.json');
}

/** Reads the report; empty before the first run. */
export function readReport(samplesDir: string): SampleReport {
  const file = reportFile(samplesDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleReport) : {};
}

/** What readers see of a record: packages with their versions, then the node. */
export function testedWithText({node, testedWith}: SampleRecord): string {
  const packages = Object.entries(testedWith).map(([name, version]) => `${name} ${version}`);
  return [...packages, ...(node === undefined ? [] : [`Conflux ${node}`])].join(' · ');
}
