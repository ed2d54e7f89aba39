// holds: contracts.admin-cleared
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {readFences} from '../../tools/prose/readFences';
import {acceptsCfx, clearsAdmin, contractsOf, contractsShown} from './shownContracts';

const SECURITY = 'docs/general/build/smart-contracts/contract-security';
const ADMIN_STEP = 'samples/contract-security/spaces/admin.ts';
const EXPLAINS_ADMIN =
  /\]\(\/(?:core\/core-space-basics\/internal-contracts\/admin\.mdx|general\/build\/smart-contracts\/contract-security\/contract-security\.mdx#admin)/;

/** Contracts that attack, or are there to be attacked. */
const IN_AN_ATTACK = /^contract-security\/[\w-]+\/(?:Vulnerable|Attack|Winner)\.sol /;

/** Contracts that accept CFX and need no word about the admin, and why. */
const HOLDS_NOTHING: Readonly<Record<string, string>> = {
  'traces/Splitter.sol Splitter': 'passes on what it gets, for the traces',
  'traces/Splitter.sol Door': 'as above',
  'contract-security/access-control-exploit/Fixed.sol Vault':
    'rejects CFX itself; the money is in Proxy, which clears its admin',
  'gas-optimization/contracts/using-payable.sol After': 'measures a setter; the page says that CFX in it is lost',
  'create2-fix/Factory.sol Limit': 'reproduces a fault of old nodes',
};

const spaceOf = (text: string): string | undefined => /^space: (\w+)$/m.exec(text)?.[1];

/** A contract that accepts CFX and that the reader can deploy in Core Space, as one fence of a page shows it. */
interface Shown {
  contract: string;
  isSafe: boolean;
}

/** The sections of a page, from one heading of the second level to the next. */
const sectionsOf = (page: string): string[] => page.split(/\n(?=## )/);

/**
 * Whether a page explains for this contract what the admin can do: in the section that shows it, or in a paragraph that
 * mentions it.
 */
function explains(section: string, page: string, name: string): boolean {
  return (
    EXPLAINS_ADMIN.test(section) ||
    page.split(/\n\s*\n/).some((part) => EXPLAINS_ADMIN.test(part) && part.includes(`\`${name}\``))
  );
}

/** Every such contract of a page; a contract of eSpace counts only if its file calls an internal contract. */
function shownContracts(page: string, readSample: (file: string) => string): Shown[] {
  const isCore = ['core', 'both'].includes(spaceOf(page) ?? '');
  return sectionsOf(page).flatMap((section) =>
    readFences(section, 'samples')
      .filter(({language}) => language === 'solidity')
      .flatMap(({meta, text}) => {
        const file = /(?:sample|diff)="([^"#]+)/.exec(meta ?? '')?.[1];
        if (file === undefined) return [];
        const source = readSample(file);
        if (!isCore && !source.includes('0x0888')) return [];
        const all = contractsOf(source);
        return contractsShown(source, text).map((contract) => ({
          contract: `${file} ${contract.name}`,
          isSafe: clearsAdmin(contract, all) || explains(section, page, contract.name),
        }));
      }),
  );
}

const readSample = (file: string): string => readFileSync(`samples/${file}`, 'utf8');
const shown = readEnglishPages('.').flatMap((page) =>
  shownContracts(readFileSync(page, 'utf8'), readSample).map((found) => ({page, ...found})),
);

describe('the admin of Core Space', () => {
  test('contracts that accept CFX are found, and each exception is one of them', () => {
    expect(shown.filter(({contract}) => !IN_AN_ATTACK.test(contract)).length).toBeGreaterThan(20);
    const unsafe = new Set(shown.filter(({isSafe}) => !isSafe).map(({contract}) => contract));
    expect(Object.keys(HOLDS_NOTHING).filter((contract) => !unsafe.has(contract))).toEqual([]);
  });

  test('each contract clears it, or its page says beside this contract what the admin can do', () => {
    const faults = shown.filter(
      ({contract, isSafe}) => !isSafe && !IN_AN_ATTACK.test(contract) && !(contract in HOLDS_NOTHING),
    );
    expect(faults.map(({page, contract}) => `${page}: ${contract}`)).toEqual([]);
  });

  test('the attack in Core Space leaves out exactly the security pages about eSpace alone', () => {
    const exempt = /ESPACE_ALONE = \[([^\]]*)\]/.exec(readFileSync(ADMIN_STEP, 'utf8'))?.[1] ?? '';
    const espace = readdirSync(SECURITY).filter(
      (name) => name.endsWith('.mdx') && spaceOf(readFileSync(`${SECURITY}/${name}`, 'utf8')) === 'espace',
    );
    expect([...exempt.matchAll(/'([^']+)'/g)].map(([, topic]) => topic)).toEqual(
      espace.map((name) => name.slice(0, -'.mdx'.length)),
    );
  });
});

describe('how contracts are read', () => {
  const SOURCE = `
/// contract Ghost { }
contract Base { constructor() { ADMIN.setAdmin(address(this), address(0)); } }
contract Own is Base {
    receive() external payable {}
}
contract Late is EIP712("is, {", "1"), Nonces, NoAdmin {
    function pay() external payable {}
}
contract Unsafe is NoAdminister {
    function fill() external payable {
        total += 1;
    }
}
`;
  const contracts = contractsOf(SOURCE);

  test('with their inheritance lists, and without comments and texts', () => {
    expect(contracts.map(({name, bases}) => [name, ...bases].join(' '))).toEqual([
      'Base',
      'Own Base',
      'Late EIP712 Nonces NoAdmin',
      'Unsafe NoAdminister',
    ]);
    expect(contracts.map((contract) => clearsAdmin(contract, contracts))).toEqual([true, true, true, false]);
    expect(contracts.map(({text}) => acceptsCfx(text))).toEqual([false, true, true, true]);
  });

  test('from a part as from the whole', () => {
    expect(
      contractsShown(SOURCE, 'function fill() external payable {\n    total += 1;\n}').map(({name}) => name),
    ).toEqual(['Unsafe']);
    expect(contractsShown(SOURCE, 'total += 1;')).toEqual([]);
    expect(contractsShown(SOURCE, SOURCE).map(({name}) => name)).toEqual(['Own', 'Late', 'Unsafe']);
  });

  test('each for itself: a link beside one says nothing of another', () => {
    const fence = (name: string): string => `\`\`\`solidity sample="contract-security/${name}.sol#fixed"\n\`\`\`\n`;
    const link = '[admin](/core/core-space-basics/internal-contracts/admin.mdx)';
    const vault = fence('access-control-exploit/Fixed');
    const lottery = fence('bad-randomness/Fixed');
    const safe = (...sections: string[]): boolean[] =>
      shownContracts(
        `---\nspace: both\n---\n\n${sections.map((text) => `## A\n\n${text}`).join('\n')}`,
        readSample,
      ).map(({isSafe}) => isSafe);
    expect(safe(`${vault}\n${link}\n`, lottery)).toEqual([true, false]);
    expect(safe(vault, lottery, `The ${link} of \`Lottery\` takes it.\n`)).toEqual([false, true]);
    expect(safe(fence('reentrancy-attack/Fixed'), fence('signature-replay/Fixed'))).toEqual([true, true]);
  });
});
