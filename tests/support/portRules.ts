import {NOMINAL_PORTS, type RunPorts} from './nominalPorts';

// Those whose nominal addresses are in pages: the third parties of the fixture site, and the local network of the
// consoles.
const IN_PAGES = ['assistant', 'analytics', 'coreHttp', 'coreWebSocket', 'espaceHttp', 'espaceWebSocket'] as const;

/** The flags by which Chromium finds what pages call by its nominal address, where this run has it elsewhere. */
export function portRules(ports: RunPorts): string[] {
  const moved = IN_PAGES.filter((name) => ports[name] !== NOMINAL_PORTS[name]);
  const rules = moved.flatMap((name) =>
    ['localhost', '127.0.0.1'].map(
      (host) => `MAP ${host}:${String(NOMINAL_PORTS[name])} 127.0.0.1:${String(ports[name])}`,
    ),
  );
  return rules.length > 0 ? [`--host-resolver-rules=${rules.join(', ')}`] : [];
}
