import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {swappedText} from './tools/lint/swappedText.mjs';
import {walls} from './tools/lint/walls.mjs';

/** How many lines a function may have, without blank ones and comments. */
const longest = (lines) => ({
  'max-lines-per-function': ['error', {max: lines, skipBlankLines: true, skipComments: true}],
});

export default tseslint.config(
  {
    ignores: [
      '.fixture-sites/',
      'tests/fixtures/',
      'build/',
      '.docusaurus/',
      '**/node_modules/',
      '**/.generated/',
      // Made by esbuild.
      'samples/local-node/served/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {...walls, ignores: ['samples/**']},
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['samples/**'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^_', argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus, portal: {rules: {'swapped-text': swappedText}}},
    rules: {
      'portal/swapped-text': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['**/*.{ts,mjs}'],
    // A group of tests is as long as its tests are many; a sample is as long as its reader needs.
    ignores: ['**/__tests__/**', '**/*.{test,spec,sweep}.ts', 'samples/**'],
    rules: longest(40),
  },
  {
    // A component with its markup, and a table of texts: one text of the interface takes five lines.
    files: ['**/*.tsx', 'src/**/{texts,*Text,*Texts,outcomeName,supplyRows}.ts'],
    ignores: ['samples/**'],
    rules: longest(120),
  },
  {
    // Without types: the packages of a sample are installed for its runs alone.
    files: ['samples/**/*.{ts,tsx,mts,mjs,cjs,js}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'no-undef': 'off',
      'prefer-const': ['error', {destructuring: 'all'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unsafe-function-type': 'off',
    },
  },
  {
    files: ['tools/**/*.mjs', '*.mjs'],
    languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}},
  },
  {
    files: ['static/js/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        window: 'readonly',
        document: 'readonly',
        navigator: 'readonly',
        location: 'readonly',
        history: 'readonly',
        URL: 'readonly',
        Blob: 'readonly',
        Element: 'readonly',
        addEventListener: 'readonly',
      },
    },
  },
);
