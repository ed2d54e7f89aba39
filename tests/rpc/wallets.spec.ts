// holds: rpc.wallets
import {openConsole, pageOf, row, sendButton, sendTo} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';

const VARIANTS = [
  'a getter of the page',
  'a proxy',
  'a getter of request',
  'a getter of isMetaMask',
  'a list of providers',
] as const;

for (const variant of VARIANTS) {
  test(`a wallet that throws leaves the page as it is: ${variant}`, async ({page}) => {
    await page.addInitScript((which) => {
      const fail = (): never => {
        throw new Error('a wallet threw');
      };
      const trap = new Proxy(
        {},
        {get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail, getOwnPropertyDescriptor: fail},
      );
      const request = (): Promise<unknown> => Promise.resolve(null);
      const values: Record<string, () => unknown> = {
        'a getter of the page': fail,
        'a proxy': () => trap,
        'a getter of request': () => Object.defineProperty({}, 'request', {get: fail}),
        'a getter of isMetaMask': () => Object.defineProperty({request}, 'isMetaMask', {get: fail}),
        'a list of providers': () => ({request, providers: [trap]}),
      };
      for (const name of ['ethereum', 'conflux'])
        Object.defineProperty(window, name, {get: values[which], configurable: true});
    }, variant);
    for (const [space, method] of [
      ['espace', 'eth_blockNumber'],
      ['core', 'cfx_epochNumber'],
    ] as const) {
      await openConsole(page, pageOf(space, method));
      await sendTo(page);
      await sendButton(page).click();
      await expect(row(page, 'result')).toBeVisible();
    }
  });
}
