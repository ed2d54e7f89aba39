import type {ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type {PlainRoute} from './packedRoutes';

type Route = Omit<PlainRoute, 'hash' | 'routes'> & {component: ComponentType<object>; routes?: Route[]};

function toRoute({hash, routes, ...route}: PlainRoute): Route {
  return {...route, component: ComponentCreator(route.path, hash), ...(routes && {routes: routes.map(toRoute)})};
}

/** The client's routes as Docusaurus' own table has them, the page for missing addresses last. */
export function withComponents(routes: readonly PlainRoute[]): Route[] {
  return [...routes.map(toRoute), {path: '*', component: ComponentCreator('*', '')}];
}
