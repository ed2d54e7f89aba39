import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exports as entries} from '../../package.json';
import type {Answer, TransportFailure} from '../outcome';

const ROOT = path.resolve(__dirname, '..', '..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** What `sendRequest` can return; TypeScript reports a kind that is missing here. */
const OUTCOMES: Record<(Answer | TransportFailure)['kind'], true> = {
  result: true,
  'rpc-error': true,
  'wrong-id': true,
  'not-json': true,
  'not-json-rpc': true,
  offline: true,
  unreachable: true,
  'blocked-by-cors': true,
  'blocked-by-policy': true,
  'blocked-by-permission': true,
  interrupted: true,
  redirected: true,
  timeout: true,
  aborted: true,
  'http-client-error': true,
  'http-server-error': true,
  'rate-limited': true,
  oversized: true,
};

/** A section of the README, without its headings. */
function section(heading: string): string {
  const text = README.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  if (text === undefined) throw new Error(`README.md has no section "${heading}".`);
  return text;
}

const firstCells = (table: string): string[] =>
  [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );

describe('the README names all, and nothing else, of', () => {
  it('the fields of its own that a document may have', () => {
    const sources = ['shape.ts', 'schema.ts'].map((file) =>
      readFileSync(path.join(ROOT, 'src', 'checks', file), 'utf8'),
    );
    const fields = sources.flatMap((source) => [...source.matchAll(/'(x-[a-z-]+)'/g)].map(([, name = '']) => name));
    expect(firstCells(section('Extensions')).sort()).toEqual([...new Set(fields)].sort());
  });

  it('the outcomes of a call', () => {
    const [sentence = ''] = /Its outcome is one of [^.]+\./.exec(section('Outcomes of a call')) ?? [];
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, kind = '']) => kind).sort()).toEqual(
      Object.keys(OUTCOMES).sort(),
    );
  });

  it('the entries of the package', () => {
    const others = Object.keys(entries).flatMap((entry) =>
      ['.', './package.json'].includes(entry) ? [] : entry.slice(1),
    );
    expect(firstCells(section('Other entries')).sort()).toEqual(others.sort());
  });
});
