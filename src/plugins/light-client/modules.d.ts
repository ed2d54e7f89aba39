/** The stock content of a code block on the server, nothing in the client's first load. */
declare module '@portal/serverHighlight' {
  import type {ComponentType} from 'react';
  import type {Props} from '@theme/CodeBlock/Content';

  const content: ComponentType<Props> | undefined;
  export default content;
}
