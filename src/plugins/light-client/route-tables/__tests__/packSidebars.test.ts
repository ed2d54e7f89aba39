import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {unpackSidebars} from '../client/packedSidebars';
import {packSidebars} from '../packSidebars';

const SIDEBARS = {
  main: [
    {type: 'link', href: '/zh/docs/general/', label: 'Overview', docId: 'general/index'},
    {type: 'html', value: '<hr>', defaultStyle: true},
    {
      type: 'category',
      label: 'More',
      collapsed: true,
      collapsible: true,
      href: '/zh/docs/category/more',
      items: [
        {type: 'link', href: '/zh/docs/general/two', label: 'Two', docId: 'general/two', unlisted: true},
        {type: 'link', href: '/zh/docs/general/why_pos', label: '', docId: 'general/why-pos'},
        {type: 'link', href: 'https://example.org', label: 'Elsewhere', className: 'x', customProps: {deep: [1]}},
        {type: 'category', label: 'None', collapsed: false, collapsible: true, items: []},
      ],
    },
  ],
  methods: [
    {type: 'link', href: '/zh/docs/core/rpc/cfx_call', label: 'cfx_call'},
    {type: 'link', href: '/zh/docs/core/rpc/cfx_callbatch', label: 'cfx_callBatch'},
  ],
  other: [{type: 'link', href: '/zh/docs/general/two', label: 'Two', docId: 'general/two'}],
} as unknown as PropSidebars;

test('sidebars come out of their small form as they went in', () => {
  expect(unpackSidebars(packSidebars(SIDEBARS))).toEqual(SIDEBARS);
  expect(unpackSidebars(packSidebars({}))).toEqual({});
});

test('an address is written without what it shares with the one before, and an id that the address holds not at all', () => {
  const text = JSON.stringify(packSidebars(SIDEBARS));
  expect(text.match(/docs\/general/g)).toHaveLength(1);
  expect(text).not.toContain('"docId":"general/two"');
  expect(text).toContain('"docId":"general/why-pos"');
  expect(text).not.toContain('callbatch');
});
