import type {Breach} from '../console/model';

/** A breach as Ajv reports it; some contain how many of those before them are theirs. */
export interface RawBreach {
  instancePath: string;
  keyword: string;
  message?: string;
  params: {counts?: number[]; passed?: number} & Record<string, unknown>;
}

const KINDS = ['enum', 'const', 'pattern', 'oneOf', 'anyOf'];

function ruleOf({keyword, message = keyword, params}: RawBreach): string {
  if (keyword === 'enum') return `${message}: ${JSON.stringify(params.allowedValues)}`;
  if (keyword === 'const') return `${message}: ${JSON.stringify(params.allowedValue)}`;
  return 'additionalProperty' in params ? `${message}: ${JSON.stringify(params.additionalProperty)}` : message;
}

/**
 * How far a value is from what an alternative is for: of another type, of another form, or of that kind with something
 * wrong inside.
 */
function misfit(breaches: readonly Breach[], pointer: string): 0 | 1 | 2 {
  const own = breaches.filter((breach) => breach.pointer === pointer);
  if (own.some(({keyword}) => keyword === 'type')) return 2;
  return own.some(({keyword}) => KINDS.includes(keyword)) ? 1 : 0;
}

/**
 * How much is wrong with a value as an alternative: first what distinguishes alternatives, then fields too many or too
 * few, then the rest.
 */
function distance(breaches: readonly Breach[], pointer: string): [number, number, number] {
  const below = (breach: Breach): string =>
    breach.pointer.startsWith(`${pointer}/`) ? breach.pointer.slice(pointer.length + 1) : '';
  // A field of few values, such as a kind, or the type of a list's entries.
  const telling = breaches.filter(
    (breach) =>
      (/^[^/]+$/.test(below(breach)) && ['const', 'enum'].includes(breach.keyword)) ||
      (/^\d+$/.test(below(breach)) && breach.keyword === 'type'),
  );
  return [telling.length, breaches.filter((breach) => breach.pointer === pointer).length, breaches.length];
}

function compare(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((part, place) => part !== second[place]);
  return index === -1 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** The alternatives that a value comes nearest to. */
function nearest(alternatives: readonly Breach[][], pointer: string): Breach[][] {
  const least = Math.min(...alternatives.map((breaches) => misfit(breaches, pointer)));
  const fitting = alternatives.filter((breaches) => misfit(breaches, pointer) === least);
  if (least > 0) return fitting;
  const ranked = fitting
    .map((breaches) => ({breaches, rank: distance(breaches, pointer)}))
    .sort((a, b) => compare(a.rank, b.rank));
  return ranked.filter(({rank}) => compare(rank, ranked[0]?.rank ?? rank) === 0).map(({breaches}) => breaches);
}

/** One alternative's breaches if it is clear which is meant; else a line with what each would have required. */
function foldAlternatives(raw: RawBreach, alternatives: Breach[][]): Breach[] {
  const {instancePath: pointer, keyword, params} = raw;
  if (params.passed) return [{pointer, keyword, rule: `${ruleOf(raw)}, and matches ${params.passed}`}];
  const [only, ...others] = nearest(alternatives, pointer);
  if (only && others.length === 0) return only;
  const firsts = [only, ...others].flatMap((breaches) => breaches?.slice(0, 1) ?? []);
  const rules = new Set(
    firsts.map(
      (breach) => (breach.pointer === pointer ? '' : `${breach.pointer.slice(pointer.length)} `) + breach.rule,
    ),
  );
  const [first] = firsts;
  const shared = firsts.every((breach) => breach.keyword === first?.keyword) ? first?.keyword : undefined;
  const rule = rules.size === 1 ? '' : `${ruleOf(raw)}: `;
  return [{pointer, keyword: shared ?? keyword, rule: rule + [...rules].join('; or ')}];
}

function fold(raw: RawBreach, inner: Breach[][]): Breach[] {
  const {instancePath: pointer, keyword, params} = raw;
  if (keyword === 'propertyNames')
    return [
      {pointer, keyword, rule: `the name ${JSON.stringify(params.propertyName)} ${inner[0]?.[0]?.rule ?? 'is wrong'}`},
    ];
  if (keyword === 'oneOf' || keyword === 'anyOf') return foldAlternatives(raw, inner);
  // What "then" or "else" require is reported by itself.
  return keyword === 'if' ? [] : [{pointer, keyword, rule: ruleOf(raw)}];
}

/**
 * Ajv's breaches in words and in order, with the many of a value that fits no alternative folded into those of the one
 * that it comes nearest to.
 */
export function toBreaches(raw: readonly RawBreach[]): Breach[] {
  const found: Breach[][] = [];
  let end = raw.length;
  for (let last = raw[end - 1]; last; last = raw[end - 1]) {
    const counts = last.params.counts ?? [];
    let start = end - 1 - counts.reduce((sum, count) => sum + count, 0);
    end = start;
    const inner = counts.map((count) => toBreaches(raw.slice(start, (start += count))));
    found.push(
      fold(
        last,
        inner.filter((breaches) => breaches.length > 0),
      ),
    );
  }
  return found.reverse().flat();
}
