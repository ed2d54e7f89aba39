/**
 * One file of the gateway's source: the methods in it, the module that they belong to, and whether that module is
 * public.
 */
export interface GatewayFile {
  file: string;
  module: string;
  /** Served where the operator lists no modules, as in the configuration file that comes with the gateway. */
  isPublic: boolean;
  methods: string[];
}

/** A module of the gateway: its name, the Go type that has its methods, and whether it is public. */
interface GatewayModule {
  type: string;
  name: string;
  isPublic: boolean;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const SERVICE = /Service: +(?:&|mustNew|new)(\w+)/;

/** The modules that one function of rpc/apis.go registers. */
export function parseModules(source: string, registeredBy: string): GatewayModule[] {
  const body = source.split(/^func /m).find((part) => part.startsWith(`${registeredBy}(`));
  if (body === undefined) throw new Error(`rpc/apis.go has no function ${registeredBy}`);
  return body
    .split('Namespace: ')
    .slice(1)
    .map((entry) => ({
      // The module of the gateway's own measurements has no name of its own, and no method of a node.
      name: /^"(\w+)"/.exec(entry)?.[1] ?? '',
      type: lowerFirst(SERVICE.exec(entry)?.[1] ?? ''),
      isPublic: /Public: +true/.test(entry),
    }));
}

/** What a Go method is called by: what subscribes has one pair of names, whatever it is subscribed to. */
function namesOf(module: string, method: string, result: string): string[] {
  if (result.includes('*rpc.Subscription')) return [`${module}_subscribe`, `${module}_unsubscribe`];
  return [`${module}_${lowerFirst(method)}`];
}

/** The methods of one file of the gateway, by the module of the type that has them; empty if it has none. */
export function parseGatewayFile(file: string, source: string, modules: readonly GatewayModule[]): GatewayFile[] {
  const found = [...source.matchAll(/^func \((?:\w+ )?\*(\w+)\) ([A-Z]\w*)\(\s*([\s\S]*?)\{\n/gm)].map(
    ([, type = '', method = '', rest = '']) => ({
      type,
      method,
      rest,
    }),
  );
  return modules.flatMap(({type, name, isPublic}) => {
    const own = found.filter((one) => one.type === type).flatMap(({method, rest}) => namesOf(name, method, rest));
    return own.length === 0 ? [] : [{file, module: name, isPublic, methods: [...new Set(own)].toSorted()}];
  });
}
