import type {Nodes} from 'mdast';

/** Names and units that begin with a small letter everywhere. */
const SMALL = new Set(
  [
    'alloy cfxmine cive drip ethers forge git go-ethereum keccak-256 npm pytest solc solhint thirdweb viem wagmi web3j x86-64',
    'conflux-contracts conflux-evm-bridge conflux-rust conflux-truffle ethers-rs go-conflux-sdk hardhat-conflux',
    'java-conflux-sdk js-conflux-sdk php-conflux-sdk pos-pool python-conflux-sdk rust-conflux-sdk',
    'swift-conflux-wallet-sdk use-wallet xcfx-node',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word keeps its small letter: a name, a version, an address, or a word with a capital inside such as eSpace. */
const staysSmall = (word: string): boolean =>
  SMALL.has(word.replace(/['’]s$/, '')) || /[A-Z]/.test(word) || /^v\d/.test(word) || /\.\w/.test(word);

/** The text that a cell begins with; undefined where it begins with code, a component or nothing. */
function firstText(node: Nodes): string | undefined {
  const [first] = 'children' in node ? node.children : [];
  if (first === undefined) return undefined;
  if (first.type === 'text') return first.value;
  return ['link', 'strong', 'emphasis', 'delete'].includes(first.type) ? firstText(first) : undefined;
}

/** What is wrong with a table's cell in English: it begins with a small letter, and no name explains that. */
export function smallCell(node: Nodes): string | undefined {
  if (node.type !== 'tableCell') return undefined;
  const [word] = /^[a-z][^\s,;:)]*/.exec(firstText(node)?.replace(/^[“"(]+/, '') ?? '') ?? [];
  return word === undefined || staysSmall(word)
    ? undefined
    : `the cell that begins with "${word}"; begin it with a capital, or add the name to tools/prose/tableCells.ts`;
}
