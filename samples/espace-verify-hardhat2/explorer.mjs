// Responds as explorers do: Etherscan's second API rejects the chain, the other one accepts the first submission.
import { createServer } from 'node:http';

let verified = false;
const answers = {
  getsourcecode: () => ['OK', [{ SourceCode: verified ? 'contract Badge {}' : '' }]],
  verifysourcecode: () =>
    verified ? ['NOTOK', 'Contract source code already verified'] : ['OK', 'some-guid'],
  checkverifystatus: () => {
    verified = true;
    return ['OK', 'Pass - Verified'];
  },
};

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1');
  let body = '';
  for await (const chunk of request) body += chunk;
  const action = searchParams.get('action') ?? new URLSearchParams(body).get('action');
  const [message, result] =
    pathname === '/v2/api'
      ? ['NOTOK', 'Missing or unsupported chainid parameter']
      : answers[action]();
  response.end(JSON.stringify({ status: message === 'OK' ? '1' : '0', message, result }));
}).listen(18_081, '127.0.0.1');
