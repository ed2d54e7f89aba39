// holds: a11y.axe
import {expect, test} from '@playwright/test';
import {openServedPages} from './servedPages';

test('a page is judged again unless it is one without fault but for its words', async ({page}) => {
  const BUTTON = 'style="padding: 0; border: 0; height: 30px; color: #000; background: #fff"';
  const pageWith = (lang: string, words: string, link: string, button: string): string =>
    `<!doctype html><html lang="${lang}"><head><title>${words}</title></head><body><main><h1>${words}</h1><p>${words} <a href="/${lang}">${link}</a></p>
      <button ${BUTTON}>${button}</button><button ${BUTTON}>${button}</button></main></body></html>`;
  const translated = pageWith('es', 'Otras palabras', 'Detalles', 'Enviar');
  const bodies = {
    first: pageWith('en', 'Some words', 'Details', 'Send'),
    translated,
    noName: pageWith('es', 'Otras palabras', '', 'Enviar'),
    oneMore: translated.replace('</main>', '<p style="color: #999; background: #fff">Faint</p></main>'),
    otherLanguage: translated.replace('<p>', '<p lang="none">'),
    small: pageWith('es', 'Otras palabras', 'Detalles', 'i'),
  };
  await page.route('**/made-up/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: bodies[new URL(route.request().url()).pathname.slice(9) as keyof typeof bodies],
    }),
  );
  const served = await openServedPages(page);
  const rulesOf = async (name: keyof typeof bodies): Promise<string[]> => {
    await served.show(`/made-up/${name}`);
    return (await served.judge()).map((fault) => fault.split(':')[0] ?? '');
  };
  expect(await rulesOf('first')).toEqual([]);
  expect(served.judged()).toBe(1);
  expect(await rulesOf('translated')).toEqual([]);
  expect(served.judged(), 'not judged again').toBe(1);
  expect(await rulesOf('noName')).toEqual(['link-name']);
  expect(await rulesOf('noName'), 'one with a fault').toEqual(['link-name']);
  expect(await rulesOf('oneMore')).toEqual(['color-contrast']);
  expect(await rulesOf('otherLanguage')).toEqual(['valid-lang']);
  expect(await rulesOf('small'), 'the same but for words that make controls small').toEqual([
    'target-size',
    'target-size',
  ]);
});

test('what is wrong with a page is told with rule, element and cure: contrast of any look, landmarks, headings, languages, width', async ({
  page,
}) => {
  const grey = '<p style="color: #999; background: #fff">Too faint to read</p>';
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><head><title>Made up</title></head><body><nav><a href="#a">A link</a></nav><main><h1>One</h1><h1>Two</h1><h3>Jump</h3>
        ${'<p>Plain text.</p>'.repeat(9)}${grey.repeat(9)}<p>The sentence that is not in the language of the page.</p><p>漏洞</p><p lang="en">This one is in the language that it says.</p>
        <table><tr><th></th><td>1</td></tr></table><div style="width: 900px; height: 1px"></div></main></body></html>`,
    }),
  );
  const served = await openServedPages(page);
  await served.show('/made-up');
  await served.resize(320);
  expect(await served.sidewaysScroll()).toEqual([
    expect.stringMatching(
      /^scrolls sideways: 9\d\d px wide in a window of 320; <div style="width: 900px; height: 1px">/,
    ),
  ]);
  await served.resize(1280);
  expect(await served.structure()).toEqual([
    'one h1: the page shows 2',
    expect.stringMatching(/^navigation without a name: <nav><a href="#a">/),
    expect.stringMatching(/^language of a part: "The sentence .* put lang="en"/),
    expect.stringMatching(/^language of a part: "漏洞" is within lang="es"; put lang="zh-CN"/),
  ]);
  const faults = await served.judge();
  expect(faults.filter((fault) => fault.startsWith('color-contrast')).length).toBe(3);
  expect(faults.find((fault) => fault.startsWith('color-contrast'))).toMatch(
    /\(p:nth-child\(13\)\) .*contrast of 2\.84 .*Expected contrast ratio of 4\.5:1/,
  );
  expect([...new Set(faults.map((fault) => fault.split(':')[0]))].sort()).toEqual([
    'color-contrast',
    'empty-table-header',
    'heading-order',
  ]);
});
