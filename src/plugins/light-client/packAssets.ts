import {JSON_MODE, ROW_LENGTH, tagChunkOf} from './client/packedRegistry';
import {namesOf} from './client/packedNames';

/** Stands where the built file gets the packed rows. */
export const UNPACKED = '@portal-registry@';

const ENTRY = /(?:"([^"]+)"|([\w$]+)):\[\(\)=>([\w$]+)\.e\("([^"]+)"\)\.then\(\3(\.t)?\.bind\(\3,(\d+)(?:,(\d+))?\)\),"",0\],?/g;

/** The row of one entry; undefined where no row can hold it. */
function toRow(name: string, chunk: string, json: boolean, id: number, mode: number | undefined): string | undefined {
  const kind = chunk === name ? (json ? 'j' : 'm') : json && chunk === tagChunkOf(name) ? 't' : undefined;
  const digits = id.toString(36).padStart(ROW_LENGTH - 1, '0');
  if (kind === undefined || digits.length > ROW_LENGTH - 1 || (json && mode !== JSON_MODE)) return undefined;
  return kind + digits;
}

/** The minified main script with the entries of its registry as packed rows; throws where the place for them, or the entries, are not found once. */
export function packRegistry(script: string, order: string): string {
  if (script.split(UNPACKED).length !== 2)
    throw new Error('The main script has no single place for the packed registry: mend src/plugins/light-client/packAssets.ts.');
  const rows = new Map<string, string>();
  const names = namesOf(order);
  const placed = new Set(names);
  const slim = script.replace(
    ENTRY,
    (
      entry,
      quoted: string | undefined,
      plain: string | undefined,
      _: string,
      chunk: string,
      json: string | undefined,
      id: string,
      mode: string | undefined,
    ) => {
      const name = quoted ?? plain ?? '';
      const row = placed.has(name) ? toRow(name, chunk, json !== undefined, Number(id), mode === undefined ? undefined : Number(mode)) : undefined;
      if (row === undefined) return entry;
      rows.set(name, row);
      return '';
    },
  );
  if (rows.size < names.length / 2)
    throw new Error(
      `Only ${String(rows.size)} of ${String(names.length)} entries of the registry have the known form: mend src/plugins/light-client/packAssets.ts.`,
    );
  return slim.replace(UNPACKED, names.map((name) => rows.get(name) ?? '-'.repeat(ROW_LENGTH)).join(''));
}

const ADDRESSES = /([\w$]+)\.u=([\w$]+)=>("[^"]*")\+\2\+"\."\+\(?(\{[^{}]*\})\)?\[\2\]\+"\.js"/;
const PAIR = /(?:"([^"]+)"|([\w$]+)):"([0-9a-f]{8})",?/g;
const HASH_LENGTH = 8;

/** The minified runtime with its table of hashes as one string for each length of name; throws where the table is not found. */
export function packHashes(script: string): string {
  const found = ADDRESSES.exec(script);
  if (!found) throw new Error('The runtime has no table of hashes in the known form: mend src/plugins/light-client/packAssets.ts.');
  const [whole, runtime = '', name = '', folder = '', table = ''] = found;
  const byLength = new Map<number, string>();
  const left = table.slice(1, -1).replace(PAIR, (_, quoted: string | undefined, plain: string | undefined, hash: string) => {
    const chunk = quoted ?? plain ?? '';
    byLength.set(chunk.length, (byLength.get(chunk.length) ?? '') + chunk + hash);
    return '';
  });
  if (left !== '')
    throw new Error(`The runtime's table of hashes holds what is no pair of name and hash: ${left.slice(0, 80)}. Mend src/plugins/light-client/packAssets.ts.`);
  const packed = [...byLength].map(([length, pairs]) => `[${String(length)},"${pairs}"]`).join(',');
  const unpack = `((h,t)=>{for(let[l,s]of t)for(let i=0;i<s.length;i+=l+${String(HASH_LENGTH)})h[s.slice(i,i+l)]=s.slice(i+l,i+l+${String(HASH_LENGTH)});return h})({},[${packed}])`;
  // A function as the replacement, since names may hold a dollar sign.
  return script.replace(whole, () => `${runtime}.u=(h=>${name}=>${folder}+${name}+"."+h[${name}]+".js")(${unpack})`);
}
