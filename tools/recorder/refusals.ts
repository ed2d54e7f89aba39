import {readFileSync, writeFileSync} from 'node:fs';
import {request as openRequest} from 'node:http';
import path from 'node:path';
import type {Space} from './pair';

/** An HTTP request that isn't a call: the node rejects it before it looks for a method. */
export interface RefusedRequest {
  verb: 'GET' | 'POST';
  contentType?: string;
  body?: string;
  /** Length of a body of spaces, in place of `body`. */
  bytes?: number;
}

/** A request that isn't a call, and the node's response. */
export interface Refusal {
  name: string;
  request: RefusedRequest;
  answer: {status: number; body: string};
}

const JSON_TYPE = 'application/json';

/** A method of each space without parameters. */
const NEWEST: Record<Space, string> = {core: 'cfx_epochNumber', espace: 'eth_blockNumber'};

/** The requests of a space, by name. */
export function refusedRequests(space: Space): Record<string, RefusedRequest> {
  const method = NEWEST[space];
  const other = NEWEST[space === 'core' ? 'espace' : 'core'];
  const post = (body: string): RefusedRequest => ({verb: 'POST', contentType: JSON_TYPE, body});
  return {
    'cut-off': post(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":[`),
    'not-json': post(`method=${method}`),
    'no-method': post('{"jsonrpc":"2.0","id":1,"params":[]}'),
    'empty-list': post('[]'),
    'mixed-list': post(`[{"jsonrpc":"2.0","id":1,"method":"${method}","params":[]},1]`),
    'other-space': post(`{"jsonrpc":"2.0","id":1,"method":"${other}","params":[]}`),
    get: {verb: 'GET'},
    'plain-text': {
      verb: 'POST',
      contentType: 'text/plain',
      body: `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[]}`,
    },
    'too-large': {verb: 'POST', contentType: JSON_TYPE, bytes: 11_000_000},
  };
}

/** Sends one request as it is and resolves with the status and the text of the answer. */
async function sendAsIs(url: string, {verb, contentType, body, bytes}: RefusedRequest): Promise<Refusal['answer']> {
  return new Promise((resolve, reject) => {
    // A long body waits until the node asks for it: one that refuses the announced length closes the connection in the
    // middle of a body.
    const long = bytes !== undefined && {expect: '100-continue', 'content-length': bytes};
    const headers = {...(contentType !== undefined && {'content-type': contentType}), ...long};
    const sending = openRequest(url, {method: verb, headers}, (response) => {
      const parts: string[] = [];
      response.setEncoding('utf8');
      response.on('data', (part: string) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, body: parts.join('').trim()});
        sending.destroy();
      });
    });
    sending.on('error', reject);
    if (bytes === undefined) sending.end(body);
    else sending.on('continue', () => sending.end(' '.repeat(bytes))).flushHeaders();
  });
}

/** Sends every request of a space that isn't a call, one after another. */
export async function askRefusals(space: Space, url: string): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const [name, request] of Object.entries(refusedRequests(space)))
    refusals.push({name, request, answer: await sendAsIs(url, request)});
  return refusals;
}

function fileOf(space: Space): string {
  return path.join('openrpc', 'refusals', `${space}.json`);
}

/** Reads the node's response to each request that isn't a call. */
export function readRefusals(space: Space): Refusal[] {
  // Written by writeRefusals of this same module.
  return JSON.parse(readFileSync(fileOf(space), 'utf8')) as Refusal[];
}

/** Writes the node's response to each request that isn't a call. */
export function writeRefusals(space: Space, refusals: readonly Refusal[]): void {
  writeFileSync(fileOf(space), `${JSON.stringify(refusals, null, 2)}\n`);
}
