import {_, Name, type CodeKeywordDefinition} from 'ajv';

// Ajv keeps the number of breaches found so far in a variable of this name.
const BREACHES = new Name('errors');

/** `oneOf` or `anyOf` as Ajv has it; its breach contains how many breaches of each alternative come before it. */
function alternatives(keyword: 'oneOf' | 'anyOf', message: string): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: 'array',
    trackErrors: true,
    error: {message, params: ({params}) => _`{passed: ${params.passed}, counts: ${params.counts}}`},
    code(cxt) {
      const {gen} = cxt;
      const options: unknown[] = Array.isArray(cxt.schema) ? cxt.schema : [];
      const passed = gen.let('passed', 0);
      const counts = gen.const('counts', _`[]`);
      cxt.setParams({passed, counts});
      options.forEach((_option, index) => {
        const before = gen.const('before', BREACHES);
        const valid = gen.name('valid');
        cxt.subschema({keyword, schemaProp: index, compositeRule: true}, valid);
        gen.code(_`${counts}.push(${BREACHES} - ${before})`);
        gen.if(valid, () => gen.code(_`${passed}++`));
      });
      const enough = keyword === 'oneOf' ? _`${passed} === 1` : _`${passed} > 0`;
      cxt.result(
        enough,
        () => cxt.reset(),
        () => cxt.error(true),
      );
    },
  };
}

/** `propertyNames` as Ajv has it, whose breach likewise contains how many come before it. */
const propertyNames: CodeKeywordDefinition = {
  keyword: 'propertyNames',
  type: 'object',
  schemaType: ['object', 'boolean'],
  error: {
    message: 'property name must be valid',
    params: ({params}) => _`{propertyName: ${params.propertyName}, counts: [${params.count}]}`,
  },
  code(cxt) {
    const {gen, data} = cxt;
    const valid = gen.name('valid');
    gen.forIn('name', data, (name) => {
      const before = gen.const('before', BREACHES);
      cxt.setParams({propertyName: name, count: _`${BREACHES} - ${before}`});
      cxt.subschema(
        {keyword: 'propertyNames', data: name, dataTypes: ['string'], propertyName: name, compositeRule: true},
        valid,
      );
      gen.if(_`!${valid}`, () => cxt.error(true));
    });
    cxt.ok(valid);
  },
};

/**
 * The keywords of Ajv that bring inner breaches along, made to say how many: without that no one can tell whose they
 * are.
 */
export const COUNTED_KEYWORDS = [
  alternatives('oneOf', 'must match exactly one alternative'),
  alternatives('anyOf', 'must match an alternative'),
  propertyNames,
];
