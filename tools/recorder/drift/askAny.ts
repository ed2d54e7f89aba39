import type {Answer} from '../pair';
import type {AskMethod} from '../probeMethods';
import {isAnswer} from '../rpcClient';

/** A public endpoint may be slow, but one call is small. */
const LIMIT_MS = 30_000;
const SHOWN = 60;

/** Why a running node can't be compared: what was seen, and what to do. */
export class DriftError extends Error {
  override readonly name = 'DriftError';
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

async function send(url: string, method: string, params: unknown[]): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    throw new DriftError(
      `${url} did not respond to ${method} (${causeOf(error)}). Is the node running, and are host and port right?`,
    );
  }
}

/** An answer, or why it is none. */
function parseAnswer(url: string, method: string, status: number, text: string): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = undefined;
  }
  if (isAnswer(answer)) return answer;
  const beginning = text.trim().slice(0, SHOWN);
  if (/^<(!doctype|html|head|body)/i.test(beginning)) {
    throw new DriftError(
      `${url} answered ${method} with a web page (HTTP ${status}), not with JSON-RPC. Give the address of the node's RPC port, such as http://localhost:12537 (core) or http://localhost:8545 (espace).`,
    );
  }
  if (status === 429)
    throw new DriftError(
      `${url} answered ${method} with HTTP 429: it takes fewer calls in a row than the comparison needs. Ask a node of your own.`,
    );
  throw new DriftError(
    `${url} answered ${method} with HTTP ${status} and no JSON-RPC: ${beginning === '' ? 'nothing' : beginning}`,
  );
}

/** Makes a function that asks any endpoint over HTTP, and throws a DriftError where no JSON-RPC answer comes. */
export function buildAsk(url: string): AskMethod {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new DriftError(`${url} is not an http or https address; --url needs one such as http://localhost:12537.`);
  }
  return async (method, params) => {
    const response = await send(url, method, params);
    return parseAnswer(url, method, response.status, await response.text());
  };
}
