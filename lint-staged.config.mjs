/** What a commit checks of its own files. */
export default {
  '*.{ts,tsx,mjs}': ['prettier --check', 'eslint --max-warnings 0'],
  '*.css': ['prettier --check', 'stylelint --max-warnings 0'],
  '*.{json,md,yml,yaml}': ['prettier --check'],
  '*.{md,mdx}': ['markdownlint-cli2 --no-globs', 'cspell lint --no-progress --no-summary --no-must-find-files'],
};
