import {translate} from '@docusaurus/Translate';

/** A section of a method's page, by its anchor. */
export type SectionId = 'parameters' | 'console' | 'result' | 'notifications' | 'errors' | 'examples';

/** The headings of a method page in the reader's language. */
export function sectionTitles(): Record<SectionId, string> {
  return {
    parameters: translate({id: 'openrpc.parameters', message: 'Parameters', description: 'Heading on a method page'}),
    console: translate({
      id: 'openrpc.console',
      message: 'Console',
      description: 'Heading on a method page, above where requests are made',
    }),
    result: translate({id: 'openrpc.result', message: 'Result', description: 'Heading on a method page'}),
    notifications: translate({
      id: 'openrpc.notifications',
      message: 'Notifications',
      description: 'Heading on a method page',
    }),
    errors: translate({id: 'openrpc.errors', message: 'Errors', description: 'Heading on a method page'}),
    examples: translate({id: 'openrpc.examples', message: 'Examples', description: 'Heading on a method page'}),
  };
}
