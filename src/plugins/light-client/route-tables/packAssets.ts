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
    throw new Error('The main script has no single place for the packed registry: fix src/plugins/light-client/route-tables/packAssets.ts.');
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
  // In a small site many modules need shared chunks besides their own, and stay as they are.
  if (rows.size === 0)
    throw new Error(`None of ${String(names.length)} entries of the registry has the known form: fix src/plugins/light-client/route-tables/packAssets.ts.`);
  return slim.replace(UNPACKED, names.map((name) => rows.get(name) ?? '-'.repeat(ROW_LENGTH)).join(''));
}

const LITERAL = new RegExp(String.raw`(["'\`])((?:[jmt][0-9a-z]{${String(ROW_LENGTH - 1)}}|-{${String(ROW_LENGTH)}})+)\1`, 'g');

/** The packed rows of the registry in a finished main script, by the order of its names; throws where they aren't found once. */
export function readRows(script: string, order: string): string {
  const length = namesOf(order).length * ROW_LENGTH;
  const found = [...script.matchAll(LITERAL)].flatMap(([, , rows = '']) => (rows.length === length ? [rows] : []));
  if (found.length !== 1)
    throw new Error(`The main script has the packed registry ${String(found.length)} times: fix src/plugins/light-client/route-tables/packAssets.ts.`);
  return found.join('');
}

const HASH_LENGTH = 8;
const TABLE = /\{(?:(?:"[^"]*"|[\w$]+):(?:"[^"]*"|1),?)*\}/.source;
const SCRIPTS = new RegExp(String.raw`([\w$]+)\.u=([\w$]+)=>("[^"]*")\+\2\+"\."\+\(?(${TABLE})\)?\[\2\]\+"\.js"`);
const SHEETS = new RegExp(String.raw`([\w$]+)\.miniCssF=([\w$]+)=>("[^"]*")\+\2\+"\."\+\(?(${TABLE})\)?\[\2\]\+"\.css"`);
const STYLED = new RegExp(String.raw`&&\((${TABLE})\)\[([\w$]+)\]&&`);
const PAIR = /(?:"([^"]+)"|([\w$]+)):"([0-9a-f]{8})",?/g;

/** What kind of file a row of hashes is of: `j` scripts, `c` style sheets. */
export type FileKind = 'j' | 'c';

/** Names of chunks with the hash of their file, as short text: for each kind and length of name one row, `j3:` and then name and hash, one pair after another. */
export function writeHashes(pairs: readonly (readonly [kind: FileKind, chunk: string, hash: string])[]): string {
  const rows = new Map<string, string>();
  for (const [kind, chunk, hash] of pairs) {
    if (/[\s"']/.test(chunk))
      throw new Error(`The chunk's name "${chunk}" cannot be written into the table of hashes: fix src/plugins/light-client/route-tables/packAssets.ts.`);
    const head = `${kind}${String(chunk.length)}:`;
    rows.set(head, (rows.get(head) ?? '') + chunk + hash);
  }
  return [...rows].map(([head, row]) => head + row).join(' ');
}

function pairsOf(kind: FileKind, table: string): [FileKind, string, string][] {
  const pairs: [FileKind, string, string][] = [];
  const left = table.slice(1, -1).replace(PAIR, (_, quoted: string | undefined, plain: string | undefined, hash: string) => {
    pairs.push([kind, quoted ?? plain ?? '', hash]);
    return '';
  });
  if (left !== '')
    throw new Error(
      `The runtime's table of hashes has something that isn't a pair of name and hash: ${left.slice(0, 80)}. Fix src/plugins/light-client/route-tables/packAssets.ts.`,
    );
  return pairs;
}

/** The function of the page that takes rows of hashes. */
const RECEIVER = 'portalAddresses';

const STEP = String(HASH_LENGTH);

/**
 * What the runtime does instead: it knows the files of the page that it stands in, which its script element lists, and asks for the
 * rest once a chunk of another page is wanted. An error is of the kind that a missing chunk gives.
 */
function clientOf(runtime: string, scripts: string, table: string): string {
  const known = `${runtime}.ah`;
  const asked = `${runtime}.ap`;
  // Names with a dollar sign, which the minifier gives to nothing: a short one would hide one of the runtime's own.
  return [
    `${known}={j:{},c:{}}`,
    `globalThis.${RECEIVER}=$t=>{for(let[,$k,$n,$r]of $t.matchAll(/([jc])(\\d+):(\\S+)/g))for(let $i=0;$i<$r.length;$i+=+$n+${STEP})${known}[$k][$r.slice($i,$i+ +$n)]=$r.slice($i+ +$n,$i+ +$n+${STEP})}`,
    `globalThis.${RECEIVER}((document.currentScript||{dataset:{}}).dataset.files||"")`,
    `${runtime}.u=$n=>${scripts}+$n+"."+${known}.j[$n]+".js"`,
    `${runtime}.am=()=>${asked}||(${asked}=new Promise(($y,$n)=>${runtime}.l(${runtime}.p+"${table}",({type:$t,target:$s})=>{if($t==="load")return $y();${asked}=0;$s=$s&&$s.src;$n(Object.assign(Error("Loading chunk addresses failed.\\n("+$t+": "+$s+")"),{name:"ChunkLoadError",type:$t,request:$s}))},"chunk-addresses","addresses")))`,
    `${runtime}.e=($e=>$n=>$n in ${known}.j||$n in ${known}.c?$e($n):${runtime}.am().then(()=>$e($n)))(${runtime}.e)`,
    `${runtime}.ga=$n=>${runtime}.am().then(()=>$n in ${known}.j?${runtime}.p+${runtime}.u($n):void 0)`,
  ].join(',');
}

/** The table of hashes as a script of its own. */
export const tableScript = (rows: string): string => `${RECEIVER}(${JSON.stringify(rows)})`;

interface HashTables {
  /** What the whole table of scripts looks like, the runtime's name, the argument of its function, the folder, and the table alone. */
  scripts: RegExpExecArray;
  /** The same of the style sheets; undefined where every page has the same one. */
  sheets: RegExpExecArray | undefined;
}

/** Where the tables of hashes stand in a minified runtime; throws where they are not found. */
function findTables(script: string): HashTables {
  const [scripts, sheets, asks] = [SCRIPTS.exec(script), SHEETS.exec(script), STYLED.test(script)];
  if (!scripts || (sheets !== null) !== asks)
    throw new Error('The runtime has no table of hashes in the known form: fix src/plugins/light-client/route-tables/packAssets.ts.');
  return {scripts, sheets: sheets ?? undefined};
}

/** The table of hashes in a minified runtime, as rows; throws where a part of it is not found. */
export function readHashes(script: string): string {
  const {scripts, sheets} = findTables(script);
  return writeHashes([...pairsOf('j', scripts[4] ?? ''), ...(sheets ? pairsOf('c', sheets[4] ?? '') : [])]);
}

/** The minified runtime without its tables of hashes, which lie in the script `table` (its place below the site's folder); throws where they are not found. */
export function withoutHashTables(script: string, table: string): string {
  const {scripts, sheets} = findTables(script);
  const [allScripts, runtime = '', , folder = ''] = scripts;
  // Functions as replacements, since names may hold a dollar sign.
  const slim = script.replace(allScripts, () => clientOf(runtime, folder, table));
  if (!sheets) return slim;
  const [allSheets, , name = '', styles = ''] = sheets;
  return slim
    .replace(allSheets, () => `${runtime}.miniCssF=${name}=>${styles}+${name}+"."+${runtime}.ah.c[${name}]+".css"`)
    .replace(STYLED, (_, __: string, wanted: string) => `&&${runtime}.ah.c[${wanted}]&&`);
}
