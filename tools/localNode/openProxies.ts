import type {WantedPorts} from './localNode';
import type {InnerPorts} from './nodeConfig';
import {listenNear} from './ports';
import {createProxy} from './proxy';
import type {Turns} from './turns';

/** The open proxies, and the ports that they got. */
export interface Proxies {
  ports: WantedPorts;
  close: () => void;
}

/** Opens the four ports that readers meet, each on the wanted port or the next free one. */
export async function openProxies(inner: InnerPorts, wanted: WantedPorts, turns: Turns): Promise<Proxies> {
  const closers: (() => void)[] = [];
  const close = (): void => closers.forEach((closeOne) => closeOne());
  const open = async (name: keyof WantedPorts): Promise<number> => {
    const proxy = createProxy(inner[name], turns);
    closers.push(proxy.close);
    return listenNear(proxy.server, wanted[name]);
  };
  try {
    const ports = {
      coreHttp: await open('coreHttp'),
      coreWebSocket: await open('coreWebSocket'),
      espaceHttp: await open('espaceHttp'),
      espaceWebSocket: await open('espaceWebSocket'),
    };
    return {ports, close};
  } catch (error) {
    close();
    throw error;
  }
}
