import type {SnippetLanguage} from '../../snippets';

/** The name of each language or library, as its makers write it. */
export const SNIPPET_NAMES: Record<SnippetLanguage, string> = {
  curl: 'cURL',
  wscat: 'wscat',
  fetch: 'TypeScript',
  'js-conflux-sdk': 'js-conflux-sdk',
  cive: 'cive',
  ethers: 'ethers',
  viem: 'viem',
  'web3.js': 'web3.js',
  python: 'Python',
};

const SYNTAX: Partial<Record<SnippetLanguage, string>> = {curl: 'bash', wscat: 'bash', python: 'python'};

/** The syntax that a snippet is highlighted by. */
export function syntaxOf(language: SnippetLanguage): string {
  return SYNTAX[language] ?? 'ts';
}
