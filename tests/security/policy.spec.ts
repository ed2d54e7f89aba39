import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const DOC = '/docs/general/conflux-basics/gas';
const RPC = '/docs/core/rpc/cfx_epochnumber';

/** An element that a hostile page would add, and the directive that stops it. */
const ELEMENTS: readonly [name: string, tag: string, properties: Record<string, string>, directive: string][] = [
  ['a script of its own', 'script', {textContent: 'window.hostile = 1'}, 'script-src-elem'],
  ['a script of another host', 'script', {src: 'https://evil.example/x.js'}, 'script-src-elem'],
  ['a handler', 'p', {innerHTML: '<b onclick="window.hostile = 1">x</b>'}, 'script-src-attr'],
  ['a style', 'style', {textContent: 'body { display: none }'}, 'style-src-elem'],
  ['a style sheet of another host', 'link', {rel: 'stylesheet', href: 'https://evil.example/x.css'}, 'style-src-elem'],
  ['a picture of another host', 'img', {src: 'https://evil.example/x.png'}, 'img-src'],
  ['a page in a frame', 'iframe', {src: 'https://evil.example/'}, 'frame-src'],
  ['a plugin', 'object', {data: 'https://evil.example/'}, 'object-src'],
  ['another base for links', 'base', {href: 'https://evil.example/'}, 'base-uri'],
  ['a sound of another host', 'audio', {src: 'https://evil.example/x.mp3'}, 'media-src'],
];

// holds: security.policy
test.describe('the policy of every page', () => {
  test.use({expectedConsole: [/Content Security Policy/i]});

  test('each element that a hostile page would add is stopped by its directive', async ({page}) => {
    await open(page, DOC);
    for (const [name, tag, properties, directive] of ELEMENTS) {
      const stopped = await page.evaluate(
        ([tagName, given]) =>
          new Promise<string>((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              ({effectiveDirective}) => {
                resolve(effectiveDirective);
              },
              {once: true},
            );
            document.body.append(Object.assign(document.createElement(tagName), given));
            document.querySelector<HTMLElement>('b[onclick]')?.click();
          }),
        [tag, properties] as const,
      );
      expect(stopped, name).toBe(directive);
      expect(await page.evaluate(() => 'hostile' in window), name).toBe(false);
    }
  });

  test('text that is run as code is stopped', async ({page}) => {
    await open(page, DOC);
    const stopped = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          // Out of the driver's own call, which may run anything.
          setTimeout(() => {
            try {
              Reflect.construct(Function, ['return 1']);
              resolve('nothing');
            } catch (error) {
              resolve(error instanceof Error ? error.name : '');
            }
          });
        }),
    );
    expect(stopped).toBe('EvalError');
  });

  for (const {id, prefix} of languagesInTurn(2)) {
    test(`${id}: a page without a console connects to nothing but the portal and the configured endpoints`, async ({
      page,
    }) => {
      await open(page, prefix + DOC);
      const stopped = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
              resolve(effectiveDirective);
            });
            fetch('https://evil.example/').catch(() => undefined);
          }),
      );
      expect(await stopped).toBe('connect-src');
    });
  }
});

// holds: security.policy
test.describe('the policy after a link', () => {
  test.use({expectedConsole: [/Content Security Policy/i]});

  test('a page without a console that is reached from one with a console connects to nothing but the portal and the configured endpoints', async ({
    page,
  }) => {
    await open(page, RPC);
    await page.evaluate(() => Object.assign(window, {marked: true}));
    await page
      .locator('a[href="/docs/core/Overview"]')
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('cfx_epochNumber');
    const stopped = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
            resolve(effectiveDirective);
          });
          fetch('https://evil.example/').catch(() => undefined);
        }),
    );
    expect(stopped).toBe('connect-src');
    // The page was not loaded again for it.
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });
});

// holds: security.violations-fail
test.describe('a violation that nobody announced', () => {
  test('fails the test it happens in', async ({page}) => {
    test.fail();
    await open(page, DOC);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hostile = 1'}));
    });
  });

  test('fails it in another tab, too', async ({page, context}) => {
    test.fail();
    await open(page, DOC);
    const tab = await context.newPage();
    await open(tab, DOC);
    await tab.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hostile = 1'}));
    });
  });
});

// holds: security.policy
test('page, method page, 404 and asset answer with every header of the delivery', async ({request, page}) => {
  await open(page, '/');
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  for (const address of ['/', DOC, `/zh${DOC}`, RPC, '/nothing', asset ?? '']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=(), payment=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': address === asset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    });
  }
});

test('only method pages may reach an endpoint of the reader’s own', async ({request}) => {
  for (const {prefix} of LANGUAGES) {
    const policies = async (address: string): Promise<number> =>
      ((await (await request.get(prefix + address)).text()).match(/http-equiv="Content-Security-Policy"/g) ?? [])
        .length;
    expect([await policies(DOC), await policies(RPC)]).toEqual([1, 0]);
  }
});
