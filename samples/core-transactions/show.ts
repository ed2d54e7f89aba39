// Prints signed bytes part by part, with the name of each part.
import type { Hex } from 'viem';
import type { Part } from './rlp.js';
import { parts } from './transaction.js';

const row = (name: string, bytes: string, meaning = '') =>
  console.log(`${name.padEnd(22)}${bytes}${meaning && `  ${meaning}`}`);
const joined = ({ head, body }: Part) => `${head} ${body}`.trim();

export function show(raw: Hex): void {
  const { type, outer, inner, named } = parts(raw);
  if (type > 0) row('prefix', raw.slice(2, 10), `cfx, type ${type}`);
  row('list', outer.head, `${outer.body.length / 2} bytes`);
  row('list of fields', inner.head, `${inner.body.length / 2} bytes`);
  for (const { name, ...part } of named) {
    if (part.list) showAccess(part.head, part.list);
    else if (['to', 'data', 'r', 's'].includes(name)) row(name, joined(part));
    else row(name, joined(part), BigInt(`0x0${part.body}`).toLocaleString('en-US'));
  }
}

function showAccess(head: string, entries: Part[]): void {
  row('accessList', head, entries.length === 0 ? 'empty list' : `list of ${entries.length}`);
  for (const { head: entryHead, list: [address, keys] = [] } of entries) {
    row('  entry', entryHead);
    if (address) row('    address', joined(address));
    if (keys) row('    storageKeys', keys.head, `list of ${keys.list?.length ?? 0}`);
    for (const key of keys?.list ?? []) row('      key', joined(key));
  }
}
