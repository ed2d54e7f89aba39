import type {BrowserContext} from '@playwright/test';

/** The name under which a failed test carries its steps. */
export const STEPS = 'steps';

const FELT = '__portalFelt';

/** In the page: says each press it feels, and on what. A press that is not said never reached the page. */
function sayPresses(name: string): void {
  const say = (window as unknown as Record<string, (line: string) => void>)[name];
  for (const type of ['mousedown', 'mouseup', 'click', 'keydown'])
    window.addEventListener(
      type,
      ({target}) => {
        if (target instanceof Element) say?.(`${type} on ${target.outerHTML.slice(0, 80)}`);
      },
      true,
    );
}

/**
 * Notes what the reader of these pages does and what it sets off; call the answer for the lines, each with its
 * milliseconds since the start.
 */
export async function watchSteps(context: BrowserContext): Promise<() => string> {
  const began = Date.now();
  const lines: string[] = [];
  const note = (line: string): void => {
    lines.push(`${String(Date.now() - began)} ms: ${line}`);
  };
  context.on('request', (request) => {
    if (request.isNavigationRequest()) note(`asked for the document ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.request().isNavigationRequest())
      note(`document answered ${String(response.status())} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    note(`failed ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  await context.exposeBinding(FELT, (_source, line: string) => {
    note(line);
  });
  await context.addInitScript(sayPresses, FELT);
  return () => lines.join('\n');
}
