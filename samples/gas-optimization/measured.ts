import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Hex } from 'viem';
import { COMPILER, type Setting } from './compile.ts';
import { floorOf } from './floor.ts';
import { VARIANTS, type Instance } from './instances.ts';
import type { Receipt } from './space.ts';
import type { SpaceName, Topic } from './topic.ts';

/** [before, after] for each setting of the compiler. */
type Figures = Record<Setting, [number, number]>;

/** What one row used: gas in each space, and units of storage collateral in Core Space. */
export interface Row {
  name: string;
  espace?: Figures;
  core?: Figures;
  collateral?: Figures;
  /** How many of its transactions pay the floor of their data; absent if none does. */
  floor?: Figures;
  /** The gas inside the calls of a row with a floor, which the floor hides. */
  inside?: Figures;
}

type Kind = Exclude<keyof Row, 'name'>;

/** Everything in measured.json. */
export interface GasRecord {
  node: string;
  solc: string;
  evmVersion: string;
  runs: number;
  topics: Record<string, { headline: string; rows: Row[] }>;
}

const FILE = path.resolve(import.meta.dirname, 'measured.json');

/** Collects receipts; what several transactions of a row used is added up. */
export class Measured {
  readonly #topics: GasRecord['topics'] = {};
  readonly #node: string;

  constructor(node: string, topics: readonly Topic[]) {
    this.#node = node;
    for (const { slug, headline } of topics) this.#topics[slug] = { headline, rows: [] };
  }

  #addTo(kind: Kind, { topic, variant, setting }: Instance, name: string, value: number): void {
    const rows = this.#topics[topic.slug]?.rows ?? [];
    let row = rows.find((known) => known.name === name);
    if (!row) rows.push((row = { name }));
    const figures = (row[kind] ??= { off: [0, 0], on: [0, 0], ir: [0, 0] });
    figures[setting][VARIANTS.indexOf(variant)]! += value;
  }

  /** Adds what a transaction used to a row, and whether that is the floor of its data; the spaces have the same floor. */
  add(
    space: SpaceName,
    instance: Instance,
    name: string,
    { gasUsed, collateral }: Receipt,
    data: Hex,
  ): void {
    this.#addTo(space, instance, name, gasUsed);
    if (space === 'core') this.#addTo('collateral', instance, name, collateral);
    else if (gasUsed === floorOf(data)) this.#addTo('floor', instance, name, 1);
  }

  /** Adds the gas inside a call to a row. */
  addInside(instance: Instance, name: string, gas: number): void {
    this.#addTo('inside', instance, name, gas);
  }

  /** Whether a transaction of this row pays the floor, in any setting and variant. */
  hasFloor({ slug }: Topic, name: string): boolean {
    return this.#topics[slug]?.rows.find((row) => row.name === name)?.floor !== undefined;
  }

  /** All that was collected. */
  toRecord(): GasRecord {
    for (const [slug, { headline, rows }] of Object.entries(this.#topics)) {
      if (!rows.some(({ name }) => name === headline))
        throw new Error(
          `${slug}: no row "${headline}"; there are ${rows.map(({ name }) => name).join('; ')}.`,
        );
    }
    return {
      node: this.#node,
      solc: COMPILER.version,
      evmVersion: COMPILER.evmVersion,
      runs: COMPILER.runs,
      topics: this.#topics,
    };
  }
}

/** A figure by the words that name it. */
function flatten({ topics, ...head }: GasRecord): Map<string, string> {
  const flat = new Map<string, string>(
    Object.entries(head).map(([key, value]) => [key, String(value)]),
  );
  for (const [slug, { headline, rows }] of Object.entries(topics)) {
    flat.set(`${slug}, headline`, headline);
    for (const { name, ...kinds } of rows) {
      for (const [kind, figures] of Object.entries(kinds)) {
        for (const [setting, pair] of Object.entries(figures)) {
          VARIANTS.forEach((variant, index) =>
            flat.set(
              `${slug}, ${name}, ${kind}, optimiser ${setting}, ${variant}`,
              String(pair[index]),
            ),
          );
        }
      }
    }
  }
  return flat;
}

/** One line for each figure that is not the recorded one, is missing or is new. */
export function drift(recorded: GasRecord, measured: GasRecord): string[] {
  const [old, now] = [flatten(recorded), flatten(measured)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map(
      (key) =>
        `${key}: recorded ${old.get(key) ?? 'nothing'}, measured ${now.get(key) ?? 'nothing'}`,
    );
}

/** How many figures a record holds. */
export function countFigures(record: GasRecord): number {
  return [...flatten(record).keys()].filter((key) => key.includes('optimiser')).length;
}

/** measured.json as it is committed. */
export function readRecord(): GasRecord | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as GasRecord) : undefined;
}

/** Writes measured.json, a row to a line. */
export function writeRecord(record: GasRecord): void {
  const topics = Object.entries(record.topics).map(
    ([slug, { headline, rows }]) =>
      `    ${JSON.stringify(slug)}: {\n      "headline": ${JSON.stringify(headline)},\n      "rows": [\n${rows.map((row) => `        ${JSON.stringify(row)}`).join(',\n')}\n      ]\n    }`,
  );
  const { topics: _, ...head } = record;
  const first = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  writeFileSync(FILE, `{\n${first.join('')}  "topics": {\n${topics.join(',\n')}\n  }\n}\n`);
}
