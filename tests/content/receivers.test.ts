// holds: contracts.no-zero-receiver
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {filesBelow} from '../../tools/prose/filesBelow';
import {contractsOf} from './shownContracts';

/** Contracts that attack, are there to be attacked, or receive in place of a person. */
const IN_AN_ATTACK = /\/(?:Vulnerable|Attack|Attacks|Winner)\.sol$/;

/**
 * A function of a contract that pays, transfers or credits what it was given to an address `to` that its caller names.
 */
interface Payment {
  name: string;
  /** Whether it rejects the zero address, from which no one gets anything back. */
  isSafe: boolean;
}

function paymentsOf(source: string): Payment[] {
  return contractsOf(source).flatMap((contract) =>
    [...contract.text.matchAll(/\bfunction (\w+)\(([^)]*)\)[^;{]*\{/g)].flatMap(
      ({0: header, 1: name = '', 2: parameters = '', index}) => {
        if (!/\baddress(?: payable)? to\b/.test(parameters)) return [];
        let end = index + header.length;
        for (let depth = 1; depth > 0 && end < contract.text.length; end++)
          depth += contract.text[end] === '{' ? 1 : contract.text[end] === '}' ? -1 : 0;
        const body = contract.text.slice(index + header.length, end);
        if (!/\bto\.call\{value|\bsendValue\(to\b|\bsafeTransfer\(\w+, to\b|\bto\.transfer\(/.test(body)) return [];
        return [
          {
            name: `${contract.name}.${name}`,
            isSafe: /^[^]*?\bto [=!]= address\(0\)[^]*?(?:\bto\.|sendValue|safeTransfer)/.test(body),
          },
        ];
      },
    ),
  );
}

// The samples whose contracts hold other people's money, and are attacked.
const files = ['samples/contract-security', 'samples/pos-pool'].flatMap((folder) =>
  filesBelow(folder, /\.sol$/).filter((file) => !file.includes('node_modules') && !IN_AN_ATTACK.test(file)),
);
const payments = files.flatMap((file) => paymentsOf(readFileSync(file, 'utf8')).map((payment) => ({file, ...payment})));

describe('a contract that pays whom its caller names', () => {
  test('rejects the zero address', () => {
    expect(payments.length).toBeGreaterThan(12);
    expect(payments.filter(({isSafe}) => !isSafe).map(({file, name}) => `${file}: ${name}`)).toEqual([]);
  });

  test.each([
    ['(bool ok, ) = to.call{value: 1}("");', [false]],
    ['if (to == address(0)) revert Zero();\nAddress.sendValue(to, 1);', [true]],
    ['Address.sendValue(to, 1);\nrequire(to != address(0));', [false]],
    ['// to == address(0)\nSafeERC20.safeTransfer(token, to, 1);', [false]],
    ['pool.withdraw(to);', []],
  ])('is known by its code: %s', (body, found) => {
    expect(
      paymentsOf(`contract A { function pay(address payable to) external { ${body} } }`).map(({isSafe}) => isSafe),
    ).toEqual(found);
  });
});
