import type {Locator, Page} from '@playwright/test';
import {open} from './open';
import type {Space} from './rpcNode';
import {rpcText} from './rpcTexts';
import {expect} from './test';

/** Address of a method's page. */
export const pageOf = (space: Space, method: string, prefix = ''): string =>
  `${prefix}/docs/${space}/rpc/${method.toLowerCase()}`;

/** The panel that holds the console. */
export const panel = (page: Page): Locator => page.locator('#console');

/** The button that loads and opens the console. */
export const opener = (page: Page): Locator => panel(page).locator('.button--primary:not(#openrpc-send)');

/** The list of networks, wallets and one's own address. */
export const endpoints = (page: Page): Locator => panel(page).locator('select').first();

/** The button that sends. */
export const sendButton = (page: Page): Locator => page.locator('#openrpc-send');

/** The control of a value, by the steps to it from the list of parameters. */
export const control = (page: Page, ...steps: (string | number)[]): Locator =>
  page.locator(`[id="${['openrpc', ...steps].join('/')}"]`);

/** The faults told at a value. */
export const faultsAt = (page: Page, ...steps: (string | number)[]): Locator => control(page, ...steps, 'faults');

/** The tree of an answer. */
export const tree = (page: Page): Locator => panel(page).getByRole('tree');

/** The line of an answer whose name is given. */
export const row = (page: Page, name: string): Locator =>
  tree(page).getByRole('treeitem', {name: new RegExp(`^${name}: `)});

/** Everything that came of a call: the answer, or what went wrong. */
export const outcome = (page: Page): Locator =>
  panel(page).getByRole('group', {name: rpcText('console.answer'), exact: true});

/** The sentence that is read out to those who do not see the page. */
export const announced = (page: Page): Locator => panel(page).locator('> p[role="status"]');

/** Opens a method's page and its console. */
export async function openConsole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await opener(page).click();
  await expect(endpoints(page)).toBeVisible();
}

/** Has calls sent to the local node, or to an address of one's own. */
export async function sendTo(page: Page, address?: string): Promise<void> {
  await endpoints(page).selectOption(address === undefined ? 'configured:local' : 'own');
  if (address === undefined) return;
  await page.locator('#openrpc-own-address').fill(address);
  await page.locator('#openrpc-own-address').press('Enter');
}

/** Sends, and waits for the answer's tree. */
export async function sendForAnswer(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(tree(page)).toBeVisible();
}

/** Changes the view of the request. */
export async function viewAs(page: Page, view: 'form' | 'json'): Promise<void> {
  await panel(page).locator(`input[type="radio"][value="${view}"]`).check({force: true});
}

/** The box with the parameters as JSON. */
export const jsonBox = (page: Page): Locator => control(page, 'json');

/** A call that a page made. */
export interface PageCall {
  url: string;
  body: unknown;
}

/** Every call that a page makes from here on, by HTTP or WebSocket. */
export function watchCalls(page: Page): PageCall[] {
  const calls: PageCall[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push({url: request.url(), body: request.postDataJSON() as unknown});
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({payload}) =>
      calls.push({url: socket.url(), body: JSON.parse(String(payload)) as unknown}),
    ),
  );
  return calls;
}
