// holds: rpc.snippets
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isSubscription} from 'docusaurus-plugin-openrpc/snippets';
import {NETWORKS} from '../../src/config/networks';
import {LANGUAGES} from '../support/languages';
import {readDocument, SPACES} from './documents';

const pages = LANGUAGES.flatMap(({prefix}) =>
  SPACES.flatMap((space) =>
    readDocument(space)
      .methods.filter(({name}) => isSubscription(name))
      .map(({name}) => ({address: `${prefix}/docs/${space}/rpc/${name}`, space})),
  ),
);

test.each(pages)('$address: code of a subscription names WebSocket addresses alone', ({address, space}) => {
  const html = readFileSync(path.resolve(`build${address}.html`), 'utf8');
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');
  const own = NETWORKS.filter((network) => network.space === space);
  expect(own.filter(({webSocket}) => text.includes(webSocket)).length).toBeGreaterThan(0);
  expect(own.filter(({http}) => text.includes(http)).map(({http}) => http)).toEqual([]);
});

test('every subscription has a page in every language', () => expect(pages).toHaveLength(4 * LANGUAGES.length));
