import {afterEach, describe, expect, it, vi} from 'vitest';
import {sendTo} from '../console/transport/target';
import {isLoopbackDenied} from '../loopbackPermission';
import {watchPolicy} from '../policyWatch';

const URL_OF_NODE = 'https://node.example/v1';
const REQUEST = {jsonrpc: '2.0' as const, id: 1, method: 'cfx_epochNumber', params: []};

function putDocument(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  return page;
}

function violation(blockedURI: string, effectiveDirective = 'connect-src'): Event {
  return Object.assign(new Event('securitypolicyviolation'), {blockedURI, effectiveDirective});
}

afterEach(() => void vi.unstubAllGlobals());

describe('watchPolicy', () => {
  it.each([
    ['https://node.example/v1', URL_OF_NODE],
    ['https://node.example/', URL_OF_NODE],
    ['wss://node.example/', 'wss://node.example/ws'],
    ['wss', 'wss://node.example/ws'],
    ['http://localhost:8545/', 'http://localhost:8545'],
  ])('takes a report of %j for one of %j', async (blocked, address) => {
    const page = putDocument();
    const watch = watchPolicy(address);
    const refused = watch.refused();
    setTimeout(() => page.dispatchEvent(violation(blocked)), 5);
    expect(await refused).toBe(true);
    watch.stop();
  });

  it('takes no report of another address or directive, nor one after its end', async () => {
    const page = putDocument();
    const watch = watchPolicy(URL_OF_NODE);
    page.dispatchEvent(violation('https://other.example/'));
    page.dispatchEvent(violation('inline'));
    page.dispatchEvent(violation('https://node.example/', 'img-src'));
    watch.stop();
    page.dispatchEvent(violation('https://node.example/'));
    expect(await watch.refused()).toBe(false);
  });
});

describe('sendTo', () => {
  it('says that the policy refused the connection where the report comes after the failure, and sends nothing more', async () => {
    const page = putDocument();
    const send = vi.fn(() => {
      setTimeout(() => page.dispatchEvent(violation(URL_OF_NODE)), 10);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    vi.stubGlobal('fetch', send);
    expect(await sendTo({kind: 'http', url: URL_OF_NODE}, REQUEST)).toMatchObject({kind: 'blocked-by-policy'});
    expect(send).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('says so of a WebSocket where the report comes %s the failure', async (order) => {
    const page = putDocument();
    class Refused extends EventTarget {
      binaryType = '';
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('error')), 10);
        setTimeout(() => page.dispatchEvent(violation('wss://node.example/')), order === 'before' ? 5 : 20);
      }
      send(): void {
        throw new Error('not open');
      }
      close(): void {
        this.dispatchEvent(new Event('close'));
      }
    }
    expect(await sendTo({kind: 'webSocket', url: 'wss://node.example/'}, REQUEST, {webSocket: Refused})).toMatchObject({
      kind: 'blocked-by-policy',
    });
  });
});

describe('isLoopbackDenied', () => {
  const permit = (states: Record<string, string>): unknown =>
    vi.stubGlobal('navigator', {
      permissions: {
        query: ({name}: {name: string}) =>
          name in states ? Promise.resolve({state: states[name]}) : Promise.reject(new TypeError('unknown')),
      },
    });

  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{'loopback-network': 'prompt', 'local-network-access': 'granted'}, false],
    [{'loopback-network': 'denied'}, true],
    [{'local-network-access': 'denied'}, true],
  ])('with %j is %s', async (states, denied) => {
    permit(states);
    expect(await isLoopbackDenied('http://localhost:8545')).toBe(denied);
    expect(await isLoopbackDenied('https://node.example')).toBe(false);
  });

  it('is false in a browser without permissions', async () => {
    vi.stubGlobal('navigator', {});
    expect(await isLoopbackDenied('http://127.0.0.1:8545')).toBe(false);
  });

  it('is told in place of a node that does not run', async () => {
    permit({'loopback-network': 'denied'});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendTo({kind: 'http', url: 'http://localhost:1'}, REQUEST)).toMatchObject({
      kind: 'blocked-by-permission',
    });
  });
});
