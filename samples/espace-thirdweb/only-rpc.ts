// Refuses every request of this program that doesn't go to the node, and remembers it.
export const url = process.env.ESPACE_RPC ?? 'http://localhost:8545';
export const refused: string[] = [];

const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const target = new URL(input instanceof Request ? input.url : input);
  if (target.origin === new URL(url).origin) return send(input, init);
  refused.push(`${init?.method ?? 'GET'} ${target.origin}${target.pathname}`);
  return Promise.reject(new Error(`Refused: ${target.host}`));
};
