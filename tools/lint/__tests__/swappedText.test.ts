import path from 'node:path';
import {ESLint} from 'eslint';
import {beforeAll, describe, expect, it} from 'vitest';
import tseslint from 'typescript-eslint';
import {swappedText} from '../swappedText.mjs';

// A file of the project, so that there are types; its text is given below.
const FILE = path.resolve('src/components/LiveEpoch/index.tsx');

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: {parser: tseslint.parser, parserOptions: {projectService: true}},
    plugins: {portal: {rules: {'swapped-text': swappedText}}},
    rules: {'portal/swapped-text': 'error'},
  },
});

/** What the rule says of the body of a component. */
async function judge(body: string): Promise<(string | undefined)[]> {
  const code = `declare const Translate: (props: {id: string; children: string}) => string; declare const Fragment: (props: {children: unknown}) => JSX.Element;
declare const on: boolean; declare const text: string | undefined; declare const texts: string[]; declare const inner: JSX.Element;
${body.startsWith('function') ? body : `export const One = () => ${body};`}`;
  const [result] = await eslint.lintText(code, {filePath: FILE});
  return (result?.messages ?? []).map(({messageId, message}) => messageId ?? message);
}

beforeAll(() => judge('<p>types are read once</p>'), 120_000);

describe('text that comes and goes in an element that stays', () => {
  it.each([
    '<a>{on && <Translate id="a">A</Translate>}</a>',
    '<button>{on ? <Translate id="a">A</Translate> : <Translate id="b">B</Translate>}</button>',
    '<p><b>B</b>{on ? "a" : "b"}</p>',
    '<p><b>B</b>{text}</p>',
    '<p><b>B</b>{on && <>a</>}</p>',
    '<><b>B</b>{on && "a"}</>',
    '<p>{texts.map((one, index) => (on ? <mark key={index}>{one}</mark> : one))}</p>',
    '<p>{texts.map((one, index) => { if (on) return <mark key={index}>{one}</mark>; return one; })}</p>',
    'function Two() { if (on) return <Translate id="a">A</Translate>; return null; }',
    'function Two() { return on ? <b>B</b> : "a"; }',
    // In a variable.
    'function Two() { const shown = on ? "a" : "b"; return <p><b>B</b>{shown}</p>; }',
    'function Two() { const shown = on ? <i>C</i> : "a"; return <p>{shown}</p>; }',
    'function Two() { const shown = on && <Translate id="a">A</Translate>; return <p>{shown}</p>; }',
    'function Two() { let shown = "a"; if (on) shown = "b"; return <p><b>B</b>{shown}</p>; }',
    'function Two() { let shown: string | undefined; if (on) shown = "b"; return <p><b>B</b>{shown}</p>; }',
    // From a helper.
    'function two() { return on ? <b>B</b> : "a"; }',
    'function two() { if (on) return <Translate id="a">A</Translate>; return <b>B</b>; }',
    'function Two() { const said = () => (on ? "a" : undefined); return <p><b>B</b>{said()}</p>; }',
    // In a fragment with a key, which isn't an element of the page.
    '<p>{on ? <Fragment key="a">A</Fragment> : <Fragment key="b">B</Fragment>}</p>',
    '<p>{on && <React.Fragment key="a"><b>B</b> a</React.Fragment>}</p>',
    '<Fragment>{on ? "a" : "b"}</Fragment>',
    '<p>{texts.map((one, index) => (on ? <b key={index}>{one}</b> : <Fragment key={index}>{one}<i>C</i></Fragment>))}</p>',
    // Under another name for its type.
    '<p><b>B</b>{(on ? "a" : "b") as string}</p>',
    '<p><b>B</b>{text!}</p>',
    '<p><b>B</b>{text as string}</p>',
    'function Two() { return (on ? <b>B</b> : "a") as JSX.Element; }',
  ])('is told of: %s', async (body) => expect(await judge(body)).toContain('swapped'));

  it.each([
    '<p>{on && <b>B</b>} after</p>',
    '<p>{on ? <b>B</b> : null}<Translate id="a">A</Translate></p>',
    '<p>{on && <b>B</b>}{on && <i>C</i>}{texts.length}</p>',
    'function Two() { const mark = on && <b>B</b>; return <p>{mark} after</p>; }',
  ])('is told of where an element comes before it: %s', async (body) => expect(await judge(body)).toContain('before'));

  it.each([
    '<p>{on ? <span><Translate id="a">A</Translate></span> : <span>{texts.length}</span>}</p>',
    'function Two() { if (on) return <p>{texts.length} <b>B</b></p>; return <p>a</p>; }',
  ])('is told of where elements of one kind hold it in turn: %s', async (body) =>
    expect(await judge(body)).toEqual(['same', 'same']),
  );

  it.each([
    '<p>{on ? <span key="a"><Translate id="a">A</Translate></span> : <span key="b">b</span>}</p>',
    '<p>{on ? <span>a</span> : <span>{texts.length}</span>}</p>',
    '<a>{on && <span key="a"><Translate id="a">A</Translate></span>}</a>',
    '<p>{on ? "a" : "b"}</p>',
    '<p>{text}</p>',
    '<p>before {on && <b>B</b>}</p>',
    '<p>{on && <b>B</b>} <i>C</i> after</p>',
    '<p>{on && <b>B</b>}{" "}{inner}</p>',
    '<p>{texts.map((one, index) => <span key={index}>{index > 0 && ", "}{one}</span>)}</p>',
    'function Two() { return on ? <b>B</b> : <i>C</i>; }',
    'function two() { return on ? "a" : "b"; }',
    'function Two() { const shown = on ? "a" : "b"; return <p>{shown}</p>; }',
    'function Two() { const shown = on ? "a" : undefined; if (shown === undefined) return null; return <p><b>B</b>{shown}</p>; }',
    'function Two() { const shown = on ? <b key="a">A</b> : <i key="b">B</i>; return <p>before {shown}</p>; }',
    'function Two({given}: {given: string}) { const shown = given; return <p><b>B</b>{shown}</p>; }',
    'function two() { return on ? <b>B</b> : <i>C</i>; }',
    '<p>{on && <Fragment key="a"><b>B</b></Fragment>}</p>',
    '<p><b>B</b>{texts.length as number}</p>',
    '<p>{texts.map((one, index) => <Fragment key={index}>{index > 0 && <wbr />}{one}</Fragment>)}</p>',
  ])('is not told of: %s', async (body) => expect(await judge(body)).toEqual([]));
});
