import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {markTranslated} from '../../../../tools/translation/markTranslated';
import translationStatus from '../index';

let site = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'status-'));
  for (const page of ['gas', 'storage', 'index']) write(`docs/${page}.mdx`, `${page}\n`);
  for (const folder of ['zh', 'es']) write(`i18n/${folder}/docusaurus-plugin-content-docs/current/gas.mdx`, 'gas\n');
  markTranslated(site, ['zh'], ['docs/gas.mdx']);
});
afterEach(() => rmSync(site, {recursive: true}));

/** What the plugin publishes about a content tree, as it is read under one base address. */
async function published(baseUrl: string, docs: unknown): Promise<unknown> {
  let data: unknown;
  // The plugin reads nothing else of its context and actions.
  const context = {siteDir: site, baseUrl} as LoadContext;
  const actions = {setGlobalData: (given: unknown) => (data = given)} as unknown as PluginContentLoadedActions;
  await translationStatus(context).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: docs}},
    actions,
  });
  return data;
}

test('lists missing and stale pages of each language by their address without prefix', async () => {
  const docs = [
    {source: '@site/docs/gas.mdx', permalink: '/docs/gas'},
    {source: '@site/docs/storage.mdx', permalink: '/docs/storage'},
    {source: '@site/docs/index.mdx', permalink: '/docs/'},
  ];
  expect(await published('/', {versions: docs})).toEqual({
    missing: {'zh-CN': ['/docs/storage', '/docs'], es: ['/docs/storage', '/docs']},
    stale: {es: ['/docs/gas']},
  });
});

test('says the same when it runs for a translated language, whose pages come from its own folder', async () => {
  const docs = [
    {source: '@site/i18n/es/docusaurus-plugin-content-docs/current/gas.mdx', permalink: '/es/docs/gas'},
    {source: '@site/docs/storage.mdx', permalink: '/es/docs/storage'},
  ];
  expect(await published('/es/', {versions: docs})).toEqual({
    missing: {'zh-CN': ['/docs/storage'], es: ['/docs/storage']},
    stale: {es: ['/docs/gas']},
  });
});

test('names each page once, survives circles, and passes over what is not prose', async () => {
  const doc = {source: '@site/docs/storage.mdx', permalink: '/docs/storage'};
  const circle: Record<string, unknown> = {
    docs: [doc, {...doc}, {source: '@site/src/pages/index.tsx', permalink: '/'}],
  };
  circle.self = circle;
  expect(await published('/', circle)).toMatchObject({missing: {es: ['/docs/storage']}});
});
