import {describe, expect, it} from 'vitest';
import {toEndpoints} from '../endpoints';

describe('toEndpoints', () => {
  it('takes servers by their transport, under their name', () => {
    const servers = [
      {name: 'Testnet', url: 'https://test.example/rpc'},
      {name: 'Socket', url: 'wss://test.example/ws'},
      {name: 'My node', url: 'http://localhost:8545'},
    ];
    expect(toEndpoints(servers)).toEqual([
      {id: 'server-0', label: 'Testnet', http: 'https://test.example/rpc'},
      {id: 'server-1', label: 'Socket', webSocket: 'wss://test.example/ws'},
      {id: 'server-2', label: 'My node', http: 'http://localhost:8545'},
    ]);
  });

  it('leaves out what a page may not send to, and keeps the ids of the others', () => {
    const servers = [
      {name: 'Open', url: 'http://test.example'},
      {name: 'Safe', url: 'https://test.example'},
    ];
    expect(toEndpoints(servers)).toEqual([{id: 'server-1', label: 'Safe', http: 'https://test.example'}]);
  });
});
