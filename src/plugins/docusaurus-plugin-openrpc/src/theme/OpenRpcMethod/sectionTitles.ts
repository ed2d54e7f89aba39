import {translate} from '@docusaurus/Translate';

/** The headings of a method page in the reader's language. */
export function sectionTitles(): {parameters: string; result: string; errors: string; examples: string} {
  return {
    parameters: translate({id: 'openrpc.parameters', message: 'Parameters', description: 'Heading on a method page'}),
    result: translate({id: 'openrpc.result', message: 'Result', description: 'Heading on a method page'}),
    errors: translate({id: 'openrpc.errors', message: 'Errors', description: 'Heading on a method page'}),
    examples: translate({id: 'openrpc.examples', message: 'Examples', description: 'Heading on a method page'}),
  };
}
