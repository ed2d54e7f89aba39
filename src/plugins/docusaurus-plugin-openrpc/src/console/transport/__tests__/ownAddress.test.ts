import {describe, expect, it} from 'vitest';
import {checkOwnAddress, MAX_ADDRESS_LENGTH, mayHoldKey} from '../ownAddress';

describe('checkOwnAddress', () => {
  it.each([
    ['https://node.example', 'http', 'https://node.example/'],
    ['  HTTPS://Node.Example:8443/v1?key=1#top ', 'http', 'https://node.example:8443/v1?key=1'],
    ['wss://node.example/ws', 'webSocket', 'wss://node.example/ws'],
    ['http://localhost:12537', 'http', 'http://localhost:12537/'],
    ['ws://LOCALHOST:12535', 'webSocket', 'ws://localhost:12535/'],
    ['http://node.localhost', 'http', 'http://node.localhost/'],
    ['http://127.0.0.1:8545', 'http', 'http://127.0.0.1:8545/'],
    ['https://127.255.0.9', 'http', 'https://127.255.0.9/'],
    ['wss://[::1]:8546', 'webSocket', 'wss://[::1]:8546/'],
    // Other spellings of this machine: the URL parser resolves them.
    ['http://0x7f.1', 'http', 'http://127.0.0.1/'],
    ['http://１２７.０.０.１', 'http', 'http://127.0.0.1/'],
    ['https://\u0430pple.example', 'http', 'https://xn--pple-43d.example/'],
    ['ht\ntps://node.example', 'http', 'https://node.example/'],
  ])('takes %j', (text, transport, url) => {
    expect(checkOwnAddress(text)).toEqual({ok: true, transport, url});
  });

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['node.example', 'form'],
    ['https://', 'form'],
    ['https://a b', 'form'],
    ['http://[::1', 'form'],
    ['https://node.example:99999', 'form'],
    ['localhost:8545', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt://localhost/%0aalert(1)', 'scheme'],
    ['data:text/html,hi', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://localhost', 'scheme'],
    ['blob:https://node.example/1', 'scheme'],
    ['http://node.example', 'insecure'],
    ['ws://node.example', 'insecure'],
    ['http://192.168.0.1', 'insecure'],
    ['http://0.0.0.0', 'insecure'],
    ['http://localhost.evil.example', 'insecure'],
    ['http://notlocalhost', 'insecure'],
    ['http://127.0.0.1.evil.example', 'insecure'],
    ['http://128.0.0.1', 'insecure'],
    ['http://[::2]', 'insecure'],
    // No policy can allow these, so that the request would fail without a reason.
    ['http://127.255.0.9', 'loopback'],
    ['ws://[::1]:8546', 'loopback'],
    ['http://[0:0::1]', 'loopback'],
    ['http://evil.example\\@localhost', 'insecure'],
    ['http://localhost@evil.example', 'credentials'],
    ['https://user@node.example', 'credentials'],
    ['https://:word@node.example', 'credentials'],
    ['wss://user:word@localhost', 'credentials'],
  ])('refuses %j as %s', (text, fault) => {
    expect(checkOwnAddress(text)).toEqual({ok: false, fault});
  });

  it('takes an address of just the length allowed, and none that is longer', () => {
    const start = 'https://node.example/';
    expect(checkOwnAddress(start.padEnd(MAX_ADDRESS_LENGTH, 'a'))).toMatchObject({ok: true});
    expect(checkOwnAddress(start.padEnd(MAX_ADDRESS_LENGTH + 1, 'a'))).toEqual({ok: false, fault: 'long'});
    expect(checkOwnAddress(start.padEnd(300, '树'))).toEqual({ok: false, fault: 'long'});
  });
});

describe('mayHoldKey', () => {
  it.each([
    'https://node.example/v1/0123456789abcdef0123',
    'https://node.example/?key=1',
    'https://0123456789abcdef0123.node.example/',
  ])('%s may', (url) => {
    expect(mayHoldKey(url)).toBe(true);
  });

  it.each(['https://node.example/', 'https://evm.confluxrpc.com/', 'wss://node.example/ws', 'http://localhost:12537/'])(
    '%s does not',
    (url) => {
      expect(mayHoldKey(url)).toBe(false);
    },
  );
});
