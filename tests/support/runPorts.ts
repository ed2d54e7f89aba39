import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {RunPorts} from './nominalPorts';

/** A program of its own, since a configuration is loaded without waiting for anything. */
function choose(): string {
  const program = ['--import', 'tsx', path.join(__dirname, 'printPorts.ts'), String(process.pid)];
  return execFileSync(process.execPath, program, {cwd: path.resolve(__dirname, '..', '..'), encoding: 'utf8'});
}

/**
 * The ports of this run: chosen by the first process that asks, handed to its workers and servers in their environment.
 */
export const RUN_PORTS = JSON.parse((process.env.PORTAL_RUN_PORTS ??= choose())) as RunPorts;
