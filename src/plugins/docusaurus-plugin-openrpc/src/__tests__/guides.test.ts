import {expect, it} from 'vitest';
import type {OpenRpcDocument} from '../openRpc';
import {titlesOf, toGuide, withGuideTitles} from '../guides';
import {toReference} from '../toReference';
import {sampleWith} from './faultsOf';
import {sampleDocument} from './sampleDocument';

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{docs: [{permalink: '/zh/docs/guide', title: '运行全节点'}]}]},
  },
};
const guidesIn = (titles: ReadonlyMap<string, string>): string[] =>
  withGuideTitles(toReference(sampleDocument() as OpenRpcDocument), titles, '/zh/').namespaces.flatMap(({methods}) =>
    methods.flatMap(({guides}) => guides.map(({title}) => title)),
  );

it('a guide is called as its page is, in the language of the build', () => {
  expect(guidesIn(titlesOf(ALL_CONTENT, 'default'))).toEqual(['运行全节点']);
});

it.each([
  ['of another docs plugin', titlesOf(ALL_CONTENT, 'community')],
  ['of a site without docs', titlesOf({}, 'default')],
])('a guide that is no page %s is called by the end of its address', (_, titles) => {
  expect(guidesIn(titles)).toEqual(['guide']);
  expect(toGuide('/docs/run-a-node/running-full-node')).toEqual({
    url: '/docs/run-a-node/running-full-node',
    title: 'running full node',
  });
});

it('a guide to a section is called as its page is', () => {
  const document = sampleWith({'/methods/0/x-guides/0': '/docs/guide#section'}) as OpenRpcDocument;
  const {namespaces} = withGuideTitles(toReference(document), titlesOf(ALL_CONTENT, 'default'), '/zh/');
  expect(namespaces[0]?.methods[0]?.guides).toEqual([{url: '/docs/guide#section', title: '运行全节点'}]);
  expect(toGuide('/docs/run-a-node#start').title).toBe('run a node');
});
