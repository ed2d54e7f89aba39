// cspell:locale en,es
/** A claim about nodes that was on a page and is wrong. */
export interface WrongClaim {
  find: RegExp;
  /** What is true instead. */
  truth: string;
  /** A sentence that makes the claim. */
  bad: string;
  /** A sentence that looks like it and is right. */
  good: string;
}

const RESULTS =
  'a node with old rules keeps the same blocks and hashes, and computes other results: samples/own-chain/old-rules.mjs';
const RECEIPT = 'only a receipt shows whether a node computes the same results: samples/own-chain/same-results.sh';
const NO_FASTER = 'pivot_hint_path keeps an archive node off wrong branches, and makes no sync faster';
const PHASE = 'a node stays in NormalSyncPhase without peers and with old rules: samples/mining/peers.mjs';
const REMOVED = 'a block by a node with old rules is in the ledger, and earns nothing';

/** Wrong claims about hard forks and nodes, in the three languages of the portal. */
export const WRONG_CLAIMS: readonly WrongClaim[] = [
  {
    find: /\b(?:old|older|old version|node older than v[\d.]+)\b[^.|\n]{0,40}(?:no longer follows?|does(?:n't| not) follow|stops? following) the network/i,
    truth: RESULTS,
    bad: 'After the epoch, a node older than v3.1 no longer follows the network.',
    good: 'After the epoch, an older node computes other results.',
  },
  {
    find: /(?:旧版(?:节点|本)?|更旧的节点|早于 v[\d.]+ 的节点)[^。|\n]{0,12}不再跟随网络/,
    truth: RESULTS,
    bad: '该纪元之后，早于 v3.1 的节点不再跟随网络。',
    good: '该纪元之后，旧版节点算出的余额不同。',
  },
  {
    find: /(?:nodo|versión) (?:anterior|antiguo|antigua)[^.|\n]{0,30}(?:deja de seguir|no sigue|ya no sigue) la red/i,
    truth: RESULTS,
    bad: 'A partir de esa época, un nodo anterior deja de seguir la red.',
    good: 'A partir de esa época, un nodo anterior calcula otros saldos.',
  },
  {
    find: /hash of a block[^.|\n]*is the same on both|another hash at the same epoch/i,
    truth: RECEIPT,
    bad: '4. The hash of a block about 500 epochs back is the same on both.',
    good: 'For each epoch, both nodes have to return the same hash.',
  },
  {
    find: /区块，?在两边的哈希相同|同一纪元的哈希不同/,
    truth: RECEIPT,
    bad: '大约 500 个纪元之前的一个区块，在两边的哈希相同。',
    good: '区块哈希相同证明不了什么。',
  },
  {
    find: /hash de un bloque[^.|\n]*es el mismo en los dos|otro hash en la misma época/i,
    truth: RECEIPT,
    bad: 'El hash de un bloque de unas 500 épocas atrás es el mismo en los dos.',
    good: 'Unos hashes de bloque iguales no prueban nada.',
  },
  {
    find: /blocks on the old rules don't count|按旧规则产生的区块不计入|bloques con las reglas antiguas no cuentan/i,
    truth: REMOVED,
    bad: "Upgrade before the epoch. Blocks on the old rules don't count",
    good: 'Upgrade before the epoch. Blocks by an old node earn nothing',
  },
  {
    find: /known to be correct, for a faster sync|正确的枢轴区块的文件，用于加快同步|se sabe que son correctos, para acelerar la sincronización/,
    truth: NO_FASTER,
    bad: 'File with pivot blocks that are known to be correct, for a faster sync.',
    good: "It keeps an archive node off wrong branches; the sync isn't faster.",
  },
  {
    find: /NormalSyncPhase[^.\n]{0,40}follows the network/,
    truth: PHASE,
    bad: 'In NormalSyncPhase it follows the network.',
    good: 'In NormalSyncPhase it executes new blocks.',
  },
  {
    find: /NormalSyncPhase[^。\n]{0,12}跟(?:上|随)了?网络/,
    truth: PHASE,
    bad: 'NormalSyncPhase 表示已跟上网络。',
    good: '在 NormalSyncPhase 中，节点执行新区块。',
  },
  {
    find: /NormalSyncPhase[^.\n]{0,40}sigue (?:a )?la red/,
    truth: PHASE,
    bad: 'En NormalSyncPhase sigue a la red.',
    good: 'En NormalSyncPhase ejecuta bloques nuevos.',
  },
];

/** The wrong claims of a text, each with what is true. */
export function wrongClaims(text: string): string[] {
  return WRONG_CLAIMS.flatMap(({find, truth}) => {
    const found = find.exec(text);
    return found ? [`“${found[0]}”: ${truth}`] : [];
  });
}
