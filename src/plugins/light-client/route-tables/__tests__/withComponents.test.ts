import {expect, it} from 'vitest';
import {made} from '../../../../../tools/doubles/ComponentCreator';
import {withComponents} from '../client/withComponents';

it('makes the component of a route once, when it is asked for, and has the page for missing addresses last', () => {
  const routes = withComponents([
    {path: '/docs', hash: 'a1', routes: [{path: '/docs/gas', hash: 'b2', exact: true}]},
    {path: '/blog', hash: 'c3', exact: true},
  ]);
  expect(routes.map(({path}) => path)).toEqual(['/docs', '/blog', '*']);
  expect(made).toEqual([]);
  const gas = routes[0]?.routes?.[0];
  expect(gas).toMatchObject({path: '/docs/gas', exact: true});
  made.length = 0;
  const blog = routes[1];
  expect(blog?.component).toBe(blog?.component);
  expect(made).toEqual(['/blog-c3']);
  expect(routes[2]?.component).toBeTypeOf('function');
  expect(made).toEqual(['/blog-c3', '*-']);
});
