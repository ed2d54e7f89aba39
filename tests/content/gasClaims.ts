import type {Figures, GasRow, Setting} from '../../src/components/GasMeasured/measured';

/**
 * Which way a row goes: the same way in every setting of the compiler, by at most a thousandth either way, or as the
 * setting has it.
 */
export type Direction = 'less' | 'more' | 'same' | 'little' | 'depends';

/** A page's claim about a row, in both spaces or in each. */
export type Claim = Direction | {espace: Direction; core: Direction};

/**
 * What the pages of the gas topics claim about each row of their tables; a row that depends on the setting is
 * `depends`, and a page that mentions it must say so.
 */
export const CLAIMS: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  LessThan: {
    deploy: 'less',
    'inRange(5)': 'less',
    'inRange(10)': 'less',
    'count(100)': 'depends',
    'twice(100)': 'less',
  },
  'assembly-revert': {deploy: 'depends', 'half(3) reverts': 'depends', 'half(4)': 'same'},
  avoidSignedIntegers: {deploy: 'less', 'down 5': 'less', 'up 5': 'less'},
  bitmap: {deploy: 'more', 'claim(1)': 'less', 'claim(2)': 'less', 'isClaimed(2)': 'more', 'claim(2) again': 'more'},
  bytes32String: {deploy: 'less', 'setName("Conflux")': 'less', 'name()': 'less', 'setName(32 bytes)': 'less'},
  clone: {deploy: 'more', 'open(owner)': 'less', 'openAt(salt, owner)': 'less', 'use()': 'more'},
  constant: {deploy: 'less', 'fee(1000)': 'less', 'owner()': 'less'},
  deleteVar: {deploy: 'depends', 'reset()': 'depends', 'close(1)': {espace: 'less', core: 'more'}},
  erc20permit: {
    deploy: 'more',
    'deposit(100)': 'less',
    'deposit(100) again': 'less',
    'deposit(100), approved before': 'more',
  },
  error: {deploy: 'less', 'spend(11) reverts': 'less', 'spend(4)': 'depends'},
  fixedSize: {deploy: 'less', 'sum()': 'less', 'set(3, 40)': 'less'},
  increment: {deploy: 'depends', 'loop(100)': 'depends', 'visit()': 'depends'},
  initDefault: {deploy: 'less', 'loop(100)': 'little'},
  'local-variables': {deploy: 'depends', 'addAll()': 'less'},
  mappingAndArray: {deploy: 'less', 'get(2)': 'less', 'set(2, 30)': 'less'},
  memoryAndCalldata: {deploy: 'less', 'sum(10 numbers)': 'less', 'first(100 bytes)': 'less'},
  methodId: {deploy: 'less', 'square(12)': 'less'},
  methodIdSort: {deploy: 'depends', 'tick()': 'less'},
  modifierAndInternal: {deploy: 'less', 'setA(5)': 'depends', 'setC(6)': 'depends'},
  'monolithic-architecture': {deploy: 'less', 'pay(user, 100)': 'less'},
  'multicall-in-router': {deploy: 'more', '3 settings': 'less'},
  'non-zero-balances': {deploy: 'more', 'takeAll()': 'more', 'fill(100)': {espace: 'less', core: 'same'}},
  'oz-alternatives': {
    deploy: {espace: 'less', core: 'depends'},
    'transfer(user, 100)': 'less',
    'transfer(new user, 100)': 'less',
    'approve(user, 100)': 'less',
  },
  packing: {deploy: 'depends', 'set(1, 2)': 'less', 'set(3, 4)': 'less'},
  'predicting-contract-address': {deploy: 'more', 'launch()': 'less', 'launch() again': 'less'},
  'reentrancy-guard': {deploy: 'depends', 'withOwnGuard()': 'less', 'withLibrary()': 'less'},
  'self-destruct': {'run once': 'more', 'run once, no code kept': 'less'},
  shortCircuit: {deploy: 'depends', 'allowed(user, 5)': 'less', 'allowed(user, 50)': 'little'},
  sstore2: {deploy: 'less', 'save(1 KiB)': {espace: 'less', core: 'more'}, 'load()': 'less'},
  'storage-pointer': {deploy: 'less', 'levelOf(1)': 'less'},
  'timestamps-and-blocknumbers': {deploy: 'more', 'lock(100, 60)': 'less', 'lock(200, 90)': 'less'},
  uint: {deploy: 'less', 'loop(100)': 'less', 'setLevel(3)': 'less'},
  unchecked: {deploy: 'less', 'spend(10)': 'less', 'loop(100)': 'same', 'spend(5000) reverts': 'same'},
  useAssemblyForCalls: {deploy: 'less', 'quote(7)': 'less'},
  useVanityAddress: {deploy: 'same', 'reward(user)': 'less'},
  'using-payable': {deploy: 'less', 'setLimit(5)': 'less'},
  uupsAndTransparentProxy: {deploy: 'less', 'set(5)': 'depends', 'value()': 'less'},
};

// cspell:ignore proceso compilación ajuste compilador bahorra bbarat bcuestan menos algo habitual
/** A setting of the compiler, in the three languages. */
export const SETTING =
  /viaIR|optimizer|usual pipeline|compiler setting|优化器|默认编译流程|编译器设置|optimizador|proceso (?:de compilación )?habitual|ajuste del compilador/;

/** Words that compare what two ways cost, in the three languages. */
export const COMPARES =
  /\bcheap(?:er|est)\b|\bsaves?\b|\bcosts? (?:more|less|slightly|even)\b|便宜|节省|更贵|更省|省下|\bahorra|\bbarat|\bcuestan? (?:más|menos|algo)\b|\bde gas menos\b/i;

/** How many explanations of a section compare something else than the rows that depend on the setting, and what. */
export const EXPLAINS_OTHERS: Readonly<Record<string, {count: number; about: string}>> = {
  'assembly-revert#when-not': {count: 1, about: 'custom errors, a topic of its own'},
  'deleteVar#why': {count: 1, about: 'close(1) in eSpace, less with each setting'},
  'deleteVar#conflux': {count: 1, about: 'close(1) in Core Space, more with each setting'},
  'error#conflux': {count: 1, about: 'the deployment, less with each setting'},
  'modifierAndInternal#conflux': {count: 1, about: 'the deployment, less with each setting'},
  'uupsAndTransparentProxy#when-not': {count: 2, about: 'moving a proxy, and no proxy at all'},
};

/**
 * The paragraphs and list items of a page's explanations: all sections but the one that reads the table, the code, and
 * the links.
 */
export function explanationsOf(page: string): {section: string; text: string}[] {
  return page
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^```[^]*?^```/gm, '')
    .split(/\n(?=## )/)
    .flatMap((part) => {
      const section = /^## .*\{\/\* #([\w-]+) \*\/\}/.exec(part)?.[1];
      if (section === undefined || ['saving', 'related'].includes(section)) return [];
      return part
        .split(/\n\s*\n|\n- |\n\| /)
        .slice(1)
        .map((text) => ({section, text: text.replace(/^- /, '').trim()}))
        .filter(({text}) => text !== '');
    });
}

/** What the comments of a contract say, without the marks of its regions and its license. */
export function commentsOf(source: string): string[] {
  const withoutTexts = source.replace(/"(?:[^"\\\n]|\\.)*"/g, '');
  return [...withoutTexts.matchAll(/\/\/+\s*(.*)/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => !/^(?:#|SPDX)/.test(text));
}

const LITTLE = 0.001;

const shareOf = ([before = 0, after = 0]: readonly number[]): number => (after - before) / before;

/**
 * The change of one row in one setting as a share: of the whole transaction, or of the gas inside the call where a
 * floor hides it.
 */
function changeOf({floor, inside}: GasRow, figures: Figures, setting: Setting): number {
  const floored = floor?.[setting].some((count) => count > 0) ?? false;
  return shareOf(figures[setting]) || (floored && inside ? shareOf(inside[setting]) : 0);
}

/** The measured direction of a row in one space; `little` only if the claim is `little` too. */
export function measuredDirection(
  row: GasRow,
  figures: Figures,
  settings: readonly Setting[],
  claimed: Direction,
): Direction {
  const changes = settings.map((setting) => changeOf(row, figures, setting));
  if (claimed === 'little') return changes.every((change) => Math.abs(change) <= LITTLE) ? 'little' : 'depends';
  const signs = [...new Set(changes.map(Math.sign))];
  return signs.length > 1
    ? 'depends'
    : ({'-1': 'less', '0': 'same', '1': 'more'} as const)[String(signs[0]) as '-1' | '0' | '1'];
}
