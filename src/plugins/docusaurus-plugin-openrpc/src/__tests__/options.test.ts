import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions, type Options, type PluginOptions} from '../options';

/** What Docusaurus does with an instance's options, which need not be what the type asks for. */
function validated(options: object): PluginOptions {
  return validateOptions({
    validate: (schema, given) => normalizePluginOptions(schema, given),
    options: options as Options,
  });
}

const needed = {document: 'openrpc/core.json', sidebarId: 'core'};

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validated(needed)).toEqual({...DEFAULT_OPTIONS, ...needed});
  });

  it('keeps what a site writes', () => {
    const options = {...needed, id: 'core', routeBasePath: 'docs/core/rpc', docsPluginId: 'guides', editUrl: 'https://example.org/edit'};
    expect(validated(options)).toEqual(options);
  });

  it('leaves the form of an id to Docusaurus', () => {
    expect(() => validated({...needed, id: 'a/b'})).toThrow('Illegal plugin ID');
  });

  it.each([
    ['document', {sidebarId: 'core'}],
    ['sidebarId', {document: 'a.json'}],
    ['document', {...needed, document: 'core.yaml'}],
    ['routeBasePath', {...needed, routeBasePath: '/docs/'}],
    ['routeBasePath', {...needed, routeBasePath: 'docs/../..'}],
    ['routeBasePath', {...needed, routeBasePath: ''}],
    ['docsPluginId', {...needed, docsPluginId: 7}],
    ['editUrl', {...needed, editUrl: 'javascript:alert(1)'}],
    ['colour', {...needed, colour: 'red'}],
  ])('refuses and names %s', (name, options) => {
    expect(() => validated(options)).toThrow(`"${name}"`);
  });
});
