import {describe, expect, it} from 'vitest';
import {defaultChoice, isMainNetwork, spaceNameOf, toConnection, walletKey} from '../connection';
import type {ConsoleEndpoint} from '../model';
import type {Wallet} from '../transport/wallets';

const endpoints: ConsoleEndpoint[] = [
  {id: 'testnet', label: 'Testnet', http: 'https://test.example', webSocket: 'wss://test.example/ws', chainId: 71},
  {id: 'mainnet', label: 'Mainnet', http: 'https://main.example', chainId: 1030},
  {id: 'stream', label: 'Stream', webSocket: 'wss://stream.example'},
];
const wallet: Wallet = {
  id: 'uuid',
  rdns: 'org.example',
  name: 'Example',
  dialect: 'ethereum',
  provider: {request: () => Promise.resolve(null)},
};
const known = {endpoints, wallets: [wallet], chainIds: {}};

describe('toConnection', () => {
  it('leads to a configured network by the transport that was picked', () => {
    expect(toConnection({kind: 'configured', id: 'testnet', transport: 'webSocket'}, known)).toEqual({
      target: {kind: 'webSocket', url: 'wss://test.example/ws'},
      label: 'Testnet',
      address: 'wss://test.example/ws',
      endpointId: 'testnet',
      http: 'https://test.example',
      webSocket: 'wss://test.example/ws',
      chainId: 71,
    });
  });

  it('takes the transport that a network has where it has not the other', () => {
    expect(toConnection({kind: 'configured', id: 'mainnet', transport: 'webSocket'}, known)?.target).toEqual({
      kind: 'http',
      url: 'https://main.example',
    });
    expect(toConnection({kind: 'configured', id: 'stream', transport: 'http'}, known)).toMatchObject({
      target: {kind: 'webSocket'},
      http: 'https://stream.example',
    });
  });

  it('leads nowhere for what is not there, and for an address that is refused', () => {
    expect(toConnection({kind: 'configured', id: 'gone', transport: 'http'}, known)).toBeUndefined();
    expect(toConnection({kind: 'wallet', id: 'gone'}, known)).toBeUndefined();
    expect(toConnection({kind: 'own', address: 'http://node.example'}, known)).toBeUndefined();
    expect(toConnection({kind: 'own', address: ''}, known)).toBeUndefined();
  });

  it('knows the chain of an address of one’s own once it was told', () => {
    const choice = {kind: 'own', address: 'ws://localhost:12535'} as const;
    const connection = toConnection(choice, known);
    expect(connection).toMatchObject({
      target: {kind: 'webSocket'},
      http: expect.stringMatching(/^http:\/\/localhost:12535/) as string,
    });
    expect(connection).not.toHaveProperty('chainId');
    expect(connection).not.toHaveProperty('label');
    expect(toConnection(choice, {...known, chainIds: {[connection?.address ?? '']: 1234}})?.chainId).toBe(1234);
  });

  it('finds a wallet by the id that outlasts the page, and names the HTTP address of the network it is on', () => {
    expect(walletKey(wallet)).toBe('org.example');
    expect(toConnection({kind: 'wallet', id: 'org.example'}, {...known, chainIds: {uuid: 1030}})).toMatchObject({
      target: {kind: 'wallet'},
      address: 'Example',
      label: 'Mainnet',
      chainId: 1030,
      http: 'https://main.example',
    });
    const elsewhere = toConnection({kind: 'wallet', id: 'org.example'}, {...known, chainIds: {uuid: 5}});
    expect(elsewhere).toMatchObject({http: 'https://test.example', chainId: 5});
    expect(elsewhere).not.toHaveProperty('label');
  });
});

describe('defaultChoice', () => {
  it('is the first network that has the transport', () => {
    expect(defaultChoice(endpoints)).toEqual({kind: 'configured', id: 'testnet', transport: 'http'});
    expect(defaultChoice(endpoints.slice(1), 'webSocket')).toEqual({
      kind: 'configured',
      id: 'stream',
      transport: 'webSocket',
    });
    expect(defaultChoice(endpoints.slice(1, 2), 'webSocket')).toEqual({
      kind: 'configured',
      id: 'mainnet',
      transport: 'http',
    });
  });

  it('is an address of one’s own where no network is configured', () => {
    expect(defaultChoice([])).toEqual({kind: 'own', address: ''});
  });
});

describe('what is said of a network', () => {
  it('warns of the chains whose coins are worth money, by the rules of their document', () => {
    expect(isMainNetwork('conflux', 1029)).toBe(true);
    expect(isMainNetwork('ethereum', 1030)).toBe(true);
    expect(isMainNetwork('ethereum', 1)).toBe(true);
    // In Core Space, 1 is the test network.
    expect(isMainNetwork('conflux', 1)).toBe(false);
    expect(isMainNetwork('ethereum', undefined)).toBe(false);
  });

  it('names the space', () => {
    expect(spaceNameOf('conflux', [])).toBe('Core Space');
    expect(spaceNameOf('ethereum', endpoints)).toBe('eSpace');
    expect(
      spaceNameOf('ethereum', [{id: 'l1', label: 'Ethereum', http: 'https://l1.example', chainId: 1}]),
    ).toBeUndefined();
    expect(spaceNameOf('plain', endpoints)).toBeUndefined();
  });
});
