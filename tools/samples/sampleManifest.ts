import type {Swap} from './swaps';

/** One command of a sample, and what it must print. */
export interface SampleStep {
  name: string;
  /** A line for bash; programs of the sample's own packages are on its path. */
  command: string;
  /** The committed file that the printed text must equal. */
  output?: string;
  /** Patterns whose matches may differ in value, but not in place. */
  volatile: RegExp[];
  /** The longest that the command may take. */
  seconds: number;
  /** The exit code that the command must end with. */
  exit: number;
}

/** How a sample runs, from the field `sample` of its package.json. */
export interface SampleManifest {
  /** A fresh local node, none, or one that the sample starts itself on the usual ports. */
  node: 'local' | 'none' | 'own';
  /** Too long for every run. */
  schedule: boolean;
  /** Packages of the sample whose versions a page shows. */
  testedWith: string[];
  /** What a run has in place of lines that a page shows. */
  swaps: Swap[];
  steps: SampleStep[];
}

const SECONDS = 300;
const MAX_SECONDS = 900;
const FIELDS = ['node', 'schedule', 'testedWith', 'swaps', 'steps'];
const SWAP_FIELDS = ['file', 'lines', 'by', 'why'];
const STEP_FIELDS = ['name', 'command', 'output', 'volatile', 'seconds', 'exit'];

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');

function fieldsOf(value: unknown, known: readonly string[], place: string): Fields {
  if (!isRecord(value)) throw new Error(`${place} must be an object with ${known.join(', ')}`);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`${place} has the unknown field "${unknown}"; there are ${known.join(', ')}`);
  return value;
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${place} must be a text that is not empty`);
  return value;
}

function whole(value: unknown, [least, most]: [number, number], place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${place} must be a whole number from ${String(least)} to ${String(most)}`);
}

function patterns(value: unknown, place: string): RegExp[] {
  if (!isTexts(value)) throw new Error(`${place} must be a list of patterns`);
  return value.map((source) => {
    const pattern = new RegExp(source, 'g');
    if (pattern.test('')) throw new Error(`${place} has the pattern ${source}, which matches nothing at all`);
    return new RegExp(source, 'g');
  });
}

function parseStep(value: unknown, place: string): SampleStep {
  const {name, command, output, volatile = [], seconds = SECONDS, exit = 0} = fieldsOf(value, STEP_FIELDS, place);
  if (output === undefined && 'volatile' in (value as Fields))
    throw new Error(`${place}.volatile is for steps with an output`);
  const file = output === undefined ? undefined : text(output, `${place}.output`);
  if (file !== undefined && (file.startsWith('/') || file.split('/').includes('..')))
    throw new Error(`${place}.output must be a path inside the sample`);
  return {
    name: text(name, `${place}.name`),
    command: text(command, `${place}.command`),
    ...(file !== undefined && {output: file}),
    volatile: patterns(volatile, `${place}.volatile`),
    seconds: whole(seconds, [1, MAX_SECONDS], `${place}.seconds`),
    exit: whole(exit, [0, 255], `${place}.exit`),
  };
}

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string' && !line.includes('\n'));

function parseSwap(value: unknown, place: string): Swap {
  const {file, lines, by, why} = fieldsOf(value, SWAP_FIELDS, place);
  if (!isLines(lines) || lines.length === 0) throw new Error(`${place}.lines must be a list of at least one line`);
  if (!isLines(by)) throw new Error(`${place}.by must be a list of lines; an empty one removes the reader's`);
  return {file: text(file, `${place}.file`), lines, by, why: text(why, `${place}.why`)};
}

function parseSwaps(value: unknown): Swap[] {
  if (!Array.isArray(value)) throw new Error('sample.swaps must be a list');
  return value.map((swap, index) => parseSwap(swap, `sample.swaps[${String(index)}]`));
}

function parseSteps(value: unknown): SampleStep[] {
  if (!Array.isArray(value) || value.length === 0) throw new Error('sample.steps must be a list of at least one step');
  const steps = value.map((step, index) => parseStep(step, `sample.steps[${String(index)}]`));
  for (const field of ['name', 'output'] as const) {
    const values = steps.flatMap((step) => step[field] ?? []);
    const twice = values.find((one, index) => values.indexOf(one) < index);
    if (twice !== undefined) throw new Error(`sample.steps has the ${field} "${twice}" twice`);
  }
  return steps;
}

/** The manifest in the text of a package.json; throws with the field that is wrong and what is allowed. */
export function parseManifest(packageJson: string): SampleManifest {
  const parsed: unknown = JSON.parse(packageJson);
  if (!isRecord(parsed) || parsed.sample === undefined)
    throw new Error(`there is no field "sample" that defines how it runs: {${FIELDS.join(', ')}}`);
  const {
    node = 'none',
    schedule = false,
    testedWith = [],
    swaps = [],
    steps,
  } = fieldsOf(parsed.sample, FIELDS, 'sample');
  if (node !== 'local' && node !== 'none' && node !== 'own')
    throw new Error('sample.node must be "local", "none" or "own"');
  if (typeof schedule !== 'boolean') throw new Error('sample.schedule must be true or false');
  if (!isTexts(testedWith)) throw new Error('sample.testedWith must be a list of package names');
  return {node, schedule, testedWith, swaps: parseSwaps(swaps), steps: parseSteps(steps)};
}
