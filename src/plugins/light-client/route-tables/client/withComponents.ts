import type {ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type {PlainRoute} from './packedRoutes';

type Route = Omit<PlainRoute, 'hash' | 'routes'> & {readonly component: ComponentType<object>; routes?: Route[]};

/** A route whose component is made when it is first asked for: a visit needs that of a few among hundreds. */
function lazily(route: Omit<Route, 'component'>, path: string, hash: string): Route {
  let component: ComponentType<object> | undefined;
  return Object.defineProperty(route as Route, 'component', {
    enumerable: true,
    get: () => (component ??= ComponentCreator(path, hash)),
  });
}

function toRoute({hash, routes, ...route}: PlainRoute): Route {
  return lazily({...route, ...(routes && {routes: routes.map(toRoute)})}, route.path, hash);
}

/** The client's routes as Docusaurus' own table has them, the page for missing addresses last. */
export function withComponents(routes: readonly PlainRoute[]): Route[] {
  return [...routes.map(toRoute), lazily({path: '*'}, '*', '')];
}
