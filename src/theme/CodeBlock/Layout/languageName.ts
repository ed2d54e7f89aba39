const NAMES: Record<string, string> = {
  bash: 'Shell',
  diff: 'Diff',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  md: 'Markdown',
  mdx: 'MDX',
  python: 'Python',
  py: 'Python',
  rust: 'Rust',
  sh: 'Shell',
  solidity: 'Solidity',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** How a fence's language is written for readers; empty for plain text, as is for one without an entry. */
export function languageName(language: string): string {
  return language === 'text' ? '' : (NAMES[language] ?? language);
}
