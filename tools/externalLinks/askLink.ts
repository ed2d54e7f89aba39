/** How patient the questions are. */
export interface Patience {
  /** Milliseconds until an answer must have begun. */
  timeout: number;
  /** Further attempts after a failure that may pass by itself. */
  retries: number;
  /** Milliseconds before the first of them; each later one waits twice as long. */
  pause: number;
  /**
   * Longest wait that a host may ask for by Retry-After, in milliseconds; one that asks for more is not asked again.
   */
  longest: number;
}

/**
 * The result for an address: there, permanently moved, or gone; if a host did not respond at all, its other addresses
 * can be skipped.
 */
export type Finding = {state: 'there'} | {state: 'moved'; to: string} | {state: 'gone'; why: string; isHostGone?: true};

/** Waits for some milliseconds; a test's own does not. */
export type Wait = (milliseconds: number) => Promise<void>;

export const PATIENCE: Patience = {timeout: 20_000, retries: 2, pause: 2_000, longest: 60_000};

const AGENT = 'conflux-developer-portal link check (+https://github.com/Conflux-Chain/conflux-documentation)';
const MOST_STEPS = 5;
const STEPS = new Set([301, 302, 303, 307, 308]);
const FOR_GOOD = new Set([301, 308]);

type Answer = {code: number; location: string | null; retryAfter: string | null} | {error: string};

async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {'User-Agent': AGENT, Accept: 'text/html,*/*'},
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return {
      code: response.status,
      location: response.headers.get('Location'),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {error: isLate ? `no answer within ${String(timeout / 1000)} s` : (cause ?? String(error))};
  }
}

/** HEAD, and GET where a host does not answer it as it answers readers. */
async function askOnce(url: string, timeout: number): Promise<Answer> {
  const head = await request(url, 'HEAD', timeout);
  const settled = 'code' in head && (head.code < 400 || head.code === 429);
  return settled ? head : request(url, 'GET', timeout);
}

/** Milliseconds that a Retry-After asks for: seconds or a date; undefined without one. */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null || value === '') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const mayPass = (answer: Answer): boolean => 'error' in answer || answer.code === 429 || answer.code >= 500;

/** Asks until there is an answer that stays, and no more often than patience has it. */
async function askPatiently(url: string, patience: Patience, wait: Wait): Promise<Answer> {
  let answer = await askOnce(url, patience.timeout);
  for (let attempt = 0; attempt < patience.retries && mayPass(answer); attempt++) {
    const wanted = 'code' in answer ? retryAfter(answer.retryAfter, Date.now()) : undefined;
    if (wanted !== undefined && wanted > patience.longest) break;
    await wait(wanted ?? patience.pause * 2 ** attempt);
    answer = await askOnce(url, patience.timeout);
  }
  return answer;
}

/**
 * Checks whether an address responds, following up to five redirects; if the first of them is permanent, the address is
 * reported as moved.
 */
export async function askLink(url: string, wait: Wait, patience = PATIENCE): Promise<Finding> {
  let [address, movedTo] = [url, undefined as string | undefined];
  let isForGood = true;
  for (let step = 0; step <= MOST_STEPS; step++) {
    const answer = await askPatiently(address, patience, wait);
    const at = address === url ? '' : ` at ${address}`;
    if ('error' in answer) return {state: 'gone', why: answer.error + at, ...(address === url && {isHostGone: true})};
    if (!STEPS.has(answer.code)) {
      if (answer.code >= 400) return {state: 'gone', why: `${String(answer.code)}${at}`};
      return movedTo === undefined ? {state: 'there'} : {state: 'moved', to: movedTo};
    }
    if (answer.location === null || !URL.canParse(answer.location, address))
      return {state: 'gone', why: `${String(answer.code)} without a place to go${at}`};
    address = new URL(answer.location, address).href;
    isForGood &&= FOR_GOOD.has(answer.code);
    if (isForGood) movedTo = address;
  }
  return {state: 'gone', why: `more than ${String(MOST_STEPS)} redirects`};
}
