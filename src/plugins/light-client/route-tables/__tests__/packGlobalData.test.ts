import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {PlainRoute} from '../client/packedRoutes';
import {withDocs} from '../client/withDocs';
import {packGlobalData, type GlobalData} from '../packGlobalData';

const DOCS = [
  {id: 'core/Overview', path: '/zh/docs/core/Overview', sidebar: 'core'},
  {id: 'core/index', path: '/zh/docs/core/', sidebar: 'core'},
];
const page = (address: string, sidebar = 'core'): PlainRoute => ({path: address, hash: 'abc', exact: true, sidebar});
const routes = (...more: PlainRoute[]): PlainRoute[] => [
  {
    path: '/zh/docs',
    hash: 'abc',
    routes: [
      page('/zh/docs/core'),
      page('/zh/docs/core/Overview'),
      page('/zh/docs/core/rpc'),
      page('/zh/docs/core/rpc/a'),
      ...more,
    ],
  },
  {path: '/zh/', hash: 'abc', exact: true},
];

const generated = mkdtempSync(path.join(tmpdir(), 'data-'));
afterAll(() => {
  rmSync(generated, {recursive: true});
});

function pack(tree: PlainRoute[]): GlobalData {
  const data = {
    'docusaurus-plugin-content-docs': {default: {versions: [{path: '/zh/docs', docs: DOCS}]}},
    other: {default: {kept: true}},
  };
  writeFileSync(path.join(generated, 'globalData.json'), JSON.stringify(data));
  return packGlobalData(generated, tree);
}

const docsIn = (data: GlobalData): unknown[] =>
  data['docusaurus-plugin-content-docs']?.default?.versions[0]?.docs ?? [];

it('leaves to the routes which pages the docs have, and the client finds them there', () => {
  const packed = pack(routes());
  expect(docsIn(packed)).toEqual([]);
  expect(packed.other).toEqual({default: {kept: true}});
  const found = docsIn(withDocs(packed, routes()));
  expect(found).toHaveLength(DOCS.length);
  expect(found).toEqual(expect.arrayContaining(DOCS));
});

it('keeps the list where the routes do not name a page of the docs', () => {
  const other = routes().map((route) => ({
    ...route,
    routes: route.routes?.filter(({path: address}) => !address.endsWith('Overview')),
  }));
  expect(docsIn(withDocs(pack(other), other))).toEqual(DOCS);
});
