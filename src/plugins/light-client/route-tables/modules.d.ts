/** The descriptions of all docs by their address, and of all categories. */
declare module '@portal/descriptions' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** The library of addresses that the router itself uses. */
declare module '@portal/history' {
  export {createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath} from 'history';
}

/** What makes the bundler make a chunk of each module that a route loads. */
declare module '@portal/registry';
