/** The stock content of a code block on the server, nothing in the client's first load. */
declare module '@portal/serverHighlight' {
  import type {ComponentType} from 'react';
  import type {Props} from '@theme/CodeBlock/Content';

  const content: ComponentType<Props> | undefined;
  export default content;
}

/** How an entry of a category's page finds the description of its doc: in the data of the version, or in a list of its own. */
declare module '@portal/useDocDescription' {
  import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

  export default function useDocDescription(item: PropSidebarItemLink): string | undefined;
}

/** The descriptions of all docs by their address. */
declare module '@portal/descriptions' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** The library of addresses that the router itself uses. */
declare module '@portal/history' {
  export {createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath} from 'history';
}
