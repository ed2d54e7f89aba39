import {isLoopbackAddress} from './loopback';

/** What browsers call the permission to reach this machine, the newer name first. */
const NAMES = ['loopback-network', 'local-network-access'];

async function stateOf(name: string): Promise<PermissionState | undefined> {
  try {
    // The types list the names of one moment; a browser that lacks this one rejects.
    return (await navigator.permissions.query({name: name as PermissionName})).state;
  } catch {
    return undefined;
  }
}

/**
 * Whether the reader does not let the site reach programs on this machine, which is where the address leads; false in
 * browsers that don't ask.
 */
export async function isLoopbackDenied(address: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !isLoopbackAddress(address)) return false;
  return (await Promise.all(NAMES.map(stateOf))).includes('denied');
}
