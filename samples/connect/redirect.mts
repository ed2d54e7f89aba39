// Sends a program's requests to the local node, whatever address they are for, and prints that address and the method.
const { ADDRESS, CORE_RPC, ESPACE_RPC } = process.env;
const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = await request.clone().text();
  const { method } = JSON.parse(body) as { method: string };
  if (new URL(request.url).href !== new URL(ADDRESS ?? '').href)
    throw new Error(`${request.url} instead of ${ADDRESS}`);
  console.error(request.url.replace(/\/$/, ''), method);
  return send(method.startsWith('cfx_') ? CORE_RPC! : ESPACE_RPC!, {
    method: 'POST',
    headers: request.headers,
    body,
  });
};
