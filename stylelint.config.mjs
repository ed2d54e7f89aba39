/** House rules on top of the standard ones: tokens instead of colours, no hashed class names. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:cfx|ifm|docusaurus|doc|prism|tw|portal)-[a-zA-Z0-9-]+$|^[a-z]+$',
    'at-rule-no-unknown': [true, {ignoreAtRules: ['config', 'custom-variant', 'theme', 'source', 'apply']}],
    'import-notation': 'string',
    // Tailwind's own options stand after the address of its style sheets.
    'at-rule-prelude-no-invalid': [true, {ignoreAtRules: ['import']}],
    'at-rule-empty-line-before': null,
    'no-descending-specificity': null,
    'property-no-unknown': [true, {ignoreProperties: ['text-spacing-trim', 'text-autospace']}],
    'declaration-property-value-no-unknown': null,
    'no-invalid-position-at-import-rule': null,
  },
  overrides: [
    {
      files: ['src/**/*.module.css'],
      rules: {'color-no-hex': true, 'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}]},
    },
  ],
};
