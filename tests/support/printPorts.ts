import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {choosePorts} from './choosePorts';
import {NOMINAL_PORTS} from './nominalPorts';

// One folder for all checkouts on this machine, since they share its ports.
const CLAIMS = path.join(tmpdir(), `conflux-portal-ports-${userInfo().username}`);

/** `printPorts.ts PID`: chooses the ports of the run that this process is, and prints them as JSON. */
async function printPorts(): Promise<void> {
  process.stdout.write(JSON.stringify(await choosePorts(NOMINAL_PORTS, CLAIMS, Number(process.argv[2]))));
}

printPorts().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
