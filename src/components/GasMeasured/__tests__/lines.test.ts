import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import Lines from '../Lines';
import {SETTINGS, type Setting} from '../measured';

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: 'en'}})}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => createElement('a', {href: to}, children),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {children: string; values?: Record<string, string>}) =>
    children.trim().replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  translate: ({message}: {message: string}) => message,
}));

const html = (topic: string, setting: Setting): string =>
  renderToStaticMarkup(createElement('table', {}, createElement(Lines, {topic, setting})));

describe('the rows of a gas table', () => {
  test('each setting of the compiler has its own head', () => {
    const heads = SETTINGS.map((setting) => />(Optimizer [^<]+)</.exec(html('packing', setting))?.[1]);
    expect(heads).toEqual(['Optimizer on', 'Optimizer on, viaIR', 'Optimizer off']);
  });

  test('a figure at the floor of its calldata links the explanation, and the change inside the call is below', () => {
    const rows = html('shortCircuit', 'on');
    expect(rows.match(/memoryAndCalldata#floor/g)).toHaveLength(1);
    expect(rows).toContain('inside the call: −2,198 (−86%)');
    expect(html('packing', 'on')).not.toContain('#floor');
  });
});
