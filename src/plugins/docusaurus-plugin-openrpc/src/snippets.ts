import type {Dialect} from './console/model';
import type {JsonRpcRequest} from './jsonRpcRequest';
import {jsonLiteral, pythonLiteral, scriptLiteral, scriptText, shellAddress, shellText} from './snippetLiteral';
import {
  canSubscribe,
  SUBSCRIPTION_LANGUAGES,
  subscriptionSnippet,
  type SubscriptionLanguage,
} from './subscriptionSnippets';
import {isSubscription} from './subscriptions';

type WriteSnippet = (request: JsonRpcRequest, endpoint: string) => string;

/** The call of a library's own request function, as an object literal. */
function callOf({method, params}: JsonRpcRequest): string {
  return scriptLiteral({method, params});
}

const curl: WriteSnippet = (request, endpoint) => {
  // curl reads brackets and braces in an address as a pattern unless told not to.
  const literally = /[[\]{}]/.test(endpoint) ? '--globoff ' : '';
  return `curl ${literally}--url ${shellAddress(endpoint)} \\
  --header 'content-type: application/json' \\
  --data-raw ${shellText(jsonLiteral(request))}
`;
};

const fetchSnippet: WriteSnippet = (request, endpoint) => `const response = await fetch(${scriptText(endpoint)}, {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(${scriptLiteral(request, '  ')}),
});
const {result, error} = await response.json();
console.log(error ?? result);
`;

const conflux: WriteSnippet = (request, endpoint) => `import {Conflux} from 'js-conflux-sdk';

const conflux = new Conflux({url: ${scriptText(endpoint)}});
const result = await conflux.request(${callOf(request)});
console.log(result);
`;

/** viem and cive have the same interface; the type argument lets methods through that they do not list. */
const clientOf =
  (library: string): WriteSnippet =>
  (request, endpoint) => `import {createPublicClient, http} from '${library}';

type AnyMethod = {Method: string; Parameters: unknown; ReturnType: unknown};
const client = createPublicClient({transport: http(${scriptText(endpoint)})});
const result = await client.request<AnyMethod>(${callOf(request)});
console.log(result);
`;

const ethers: WriteSnippet = ({method, params}, endpoint) => `import {JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider(${scriptText(endpoint)});
const result = await provider.send(${scriptText(method)}, ${scriptLiteral(params)});
console.log(result);
`;

const web3: WriteSnippet = (request, endpoint) => `import {Web3} from 'web3';

const web3 = new Web3(${scriptText(endpoint)});
const result = await web3.requestManager.send(${callOf(request)});
console.log(result);
`;

const python: WriteSnippet = (request, endpoint) => `import json
import urllib.request

call = ${pythonLiteral(request)}
request = urllib.request.Request(
    ${jsonLiteral(endpoint)},
    data=json.dumps(call).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
print(json.dumps(answer.get("error") or answer["result"], indent=2))
`;

/** How each language or library makes a call, in the order in which readers are offered them. */
export const SNIPPETS = {
  curl,
  fetch: fetchSnippet,
  'js-conflux-sdk': conflux,
  cive: clientOf('cive'),
  ethers,
  viem: clientOf('viem'),
  'web3.js': web3,
  python,
} satisfies Record<string, WriteSnippet>;

/** A language or library that snippets are written for. */
export type SnippetLanguage = keyof typeof SNIPPETS | SubscriptionLanguage;

const LIBRARIES: Record<Dialect, readonly string[]> = {
  plain: [],
  conflux: ['js-conflux-sdk', 'cive'],
  ethereum: ['ethers', 'viem', 'web3.js'],
};

/**
 * The languages and libraries for a method of a dialect, in the order in which readers are offered them; a subscription
 * needs one that speaks WebSocket.
 */
export function snippetLanguagesOf(dialect: Dialect, method = ''): SnippetLanguage[] {
  // The keys of an object literal: no others can be there.
  const languages = isSubscription(method) ? SUBSCRIPTION_LANGUAGES : (Object.keys(SNIPPETS) as SnippetLanguage[]);
  const suited: readonly string[] = ['curl', 'wscat', 'fetch', 'python', ...LIBRARIES[dialect]];
  return languages.filter((language) => suited.includes(language));
}

/** The source of a small program that makes a call, with every text in it escaped for its language. */
export function toSnippet(language: SnippetLanguage, request: JsonRpcRequest, endpoint: string): string {
  if (isSubscription(request.method) && canSubscribe(language)) return subscriptionSnippet(language, request, endpoint);
  return SNIPPETS[language === 'wscat' ? 'curl' : language](request, endpoint);
}
