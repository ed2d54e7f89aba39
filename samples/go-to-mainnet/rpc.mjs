import { readFileSync } from 'node:fs';

/** Calls one JSON-RPC method; throws what the node reports. */
export async function rpc(url, method, ...params) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message} ${error.data ?? ''}`);
  return result;
}

let failed = false;

/** Prints one line, and makes the program end with exit code 1 if the check doesn't pass. */
export function check(name, passes, text) {
  failed ||= !passes;
  process.exitCode = failed ? 1 : 0;
  console.log(`${passes ? 'ok  ' : 'STOP'}  ${name.padEnd(13)} ${text}`);
}

/** Drip as CFX, with all its decimals. */
export function cfx(drip) {
  const digits = drip.toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
}

/** The init code in a file; throws if the file holds anything but hex with one 0x. */
export function readInitCode(file) {
  const data = readFileSync(file, 'utf8').trim();
  if (!/^0x([0-9a-f]{2})+$/i.test(data)) throw new Error(`${file} has no init code in hex`);
  return data;
}

/** Checks that a block is less than a minute old by this computer's clock. */
export function checkAge(name, block) {
  const age = Math.round(Date.now() / 1000) - Number(block?.timestamp);
  const isNew = Math.abs(age) < 60;
  check(
    'endpoint',
    isNew,
    block
      ? `its ${name} is ${isNew ? 'less than a minute' : `${age} seconds`} old`
      : `it returns no ${name}`,
  );
}

/** Compares the code at an address with an artifact, without the values that the constructor put into the code. */
export function checkCode(code, artifact) {
  const json = JSON.parse(readFileSync(artifact, 'utf8'));
  const compiled = json.deployedBytecode ?? json; // Foundry and Hardhat write more than this into the file
  const object = compiled.object ?? compiled;
  if (typeof object !== 'string') throw new Error(`${artifact} has no deployed code`);
  const [found, expected] = [code, object].map((hex) => Buffer.from(hex.replace(/^0x/, ''), 'hex'));
  let same = found.length > 0 && found.length === expected.length;
  if (same) {
    const immutables = Object.values(
      compiled.immutableReferences ?? json.immutableReferences ?? {},
    ).flat();
    for (const { start, length } of immutables)
      for (const bytes of [found, expected]) bytes.fill(0, start, start + length);
    same = found.equals(expected);
  }
  check(
    'code',
    same,
    found.length === 0
      ? 'no contract at this address'
      : `${found.length} bytes, ${same ? 'as compiled' : 'not what was compiled'}`,
  );
}

/** Checks the chain ID that an endpoint reports against the expected one. */
export function checkNetwork(chainId, expected) {
  check(
    'network',
    Number(chainId) === Number(expected),
    `chain ID ${Number(chainId)}, expected ${expected}`,
  );
}

/** Calls owner() and checks its result against the hex address that is expected; throws if the endpoint fails. */
export async function checkOwner(owner, callOwner) {
  if (!/^0x[0-9a-f]{40}$/i.test(owner ?? '')) throw new Error('OWNER is not an address in hex');
  const returned = await callOwner('0x8da5cb5b').catch((error) => {
    if (!/revert/i.test(error.message)) throw error;
    return '0x';
  });
  const isAddress = returned.length === 66;
  check(
    'owner',
    isAddress && BigInt(returned) === BigInt(owner),
    isAddress ? `0x${returned.slice(-40)}` : 'no owner()',
  );
}
