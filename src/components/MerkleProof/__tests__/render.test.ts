import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {keccak_256 as keccak} from '@noble/hashes/sha3.js';
import {describe, expect, it} from 'vitest';
import {FORGED, meaningOf, PROOFS, shortHash, type Path} from '../paths';
import {ChosenProof, ForgedProof} from '../ProofDrawing';

const bytesOf = (hash: string): Buffer => Buffer.from(hash.slice(2), 'hex');
const hashPair = (a: string, b: string): string =>
  `0x${Buffer.from(keccak(Buffer.concat([a, b].sort().map(bytesOf)))).toString('hex')}`;
const rootOf = ({proven, proof}: Path): string =>
  proof.reduce((hash, {hash: next}) => hashPair(hash, next), proven.hash);

describe('the drawn Merkle tree', () => {
  it.each(PROOFS.map((path) => [path.proven.from, path] as const))('proves leaf %i', (_, path) => {
    expect(rootOf(path)).toBe(path.nodes[0]?.hash);
    const meant = path.nodes.filter((node) => meaningOf(node, path) === 'meant');
    expect(meant.map(({level}) => level)).toEqual([3, 2, 1, 0]);
  });

  it('shows an inner node that passes as a leaf: the hash of the two that are passed as code and amount', () => {
    expect(hashPair(FORGED.code, FORGED.amount)).toBe(FORGED.proven.hash);
    expect(FORGED.code < FORGED.amount).toBe(true);
    expect(rootOf(FORGED)).toBe(FORGED.nodes[0]?.hash);
    expect(meaningOf(FORGED.proven, FORGED)).toBe('wrong');
    expect(FORGED.proof).toHaveLength(FORGED.height - 1);
  });

  it('has one path and all proofs before a script runs, and a button for each leaf after it', () => {
    const served = renderToStaticMarkup(createElement(ChosenProof, {lang: 'en', isBrowser: false}));
    expect(served).not.toContain('<button');
    for (const {proof} of PROOFS) for (const {hash} of proof) expect(served).toContain(shortHash(hash));
    const running = renderToStaticMarkup(createElement(ChosenProof, {lang: 'en', isBrowser: true}));
    expect(running.match(/<button/g)).toHaveLength(8);
    expect(running.match(/aria-pressed="true" aria-label="Leaf 3"/g)).toHaveLength(1);
  });

  it('says which leaf is the code and which the amount', () => {
    const html = renderToStaticMarkup(createElement(ForgedProof, {lang: 'en'}));
    const leafOf = (hash: string): number | undefined => FORGED.nodes.find((node) => node.hash === hash)?.from;
    expect(html).toContain(`>${String(leafOf(FORGED.code))}: code<`);
    expect(html).toContain(`>${String(leafOf(FORGED.amount))}: amount<`);
  });
});
