// Checks the metrics that watch.ts recorded, and that the rules and the dashboard use only what is exported: node check.mjs
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import parseText from 'parse-prometheus-text-format';
import { parse } from 'yaml';

const read = (file) => readFileSync(file, 'utf8');

/** The families of a text, whose form has to be the strict one. */
function familiesOf(file) {
  const text = read(file);
  const form =
    /^(?:# HELP [a-z_:][\w:]* \S.*|# TYPE [a-z_:][\w:]* \w+|[a-z_:][\w:]*(?:\{.*\})? -?[\d.e+-]+)$/i;
  for (const line of text.trimEnd().split('\n'))
    if (!form.test(line)) throw new Error(`${file}: not in the form of Prometheus: ${line}`);
  return parseText(text);
}

/** The metric names of an expression, which has to be PromQL. */
function namesIn(expr) {
  const names = [];
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expr}`);
      if (name === 'Identifier' && expr.slice(from, to).includes('_'))
        names.push(expr.slice(from, to));
      if (name === 'VectorSelector')
        names.push((/^[a-z_:]\w*/i.exec(expr.slice(from, to)) ?? [''])[0]);
    },
  });
  return [...new Set(names)].filter((name) => name !== '');
}

const own = familiesOf('metrics.txt');
for (const { name, help, type } of own) {
  if (!name.startsWith('conflux_')) throw new Error(`${name} has another beginning`);
  if ((type === 'COUNTER') !== name.endsWith('_total')) throw new Error(`${name} is a ${type}`);
  if (help === '') throw new Error(`${name} has no help`);
}
const values = own.flatMap(({ metrics }) => metrics).length;
console.log(`node-health.mjs: ${own.length} metrics, ${values} values`);
const ofNode = familiesOf('own-metrics.txt');
console.log(`the node itself: ${ofNode.length} metrics`);
const exported = new Set([...own, ...ofNode].map(({ name }) => name)).add('up');

function check(what, expressions) {
  const names = new Set(expressions.flatMap(namesIn));
  const missing = [...names].filter((name) => !exported.has(name));
  if (missing.length > 0) throw new Error(`${what}: nobody exports ${missing.join(', ')}`);
  console.log(`${what}: ${expressions.length} expressions, ${names.size} metrics, all exported`);
}

const { groups } = parse(read('served/conflux-rules.yml'));
check(
  'conflux-rules.yml',
  groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
);
const { panels } = JSON.parse(read('served/conflux-dashboard.json'));
check(
  'conflux-dashboard.json',
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);

/** Some lines of a text, for the page. */
function show(region, file, pattern) {
  const lines = read(file)
    .split('\n')
    .filter((line) => !line.startsWith('#') && pattern.test(line));
  console.log(`# #region ${region}\n${lines.join('\n')}\n# #endregion ${region}`);
}

show('program', 'metrics.txt', /^conflux_(?!phase\{phase="CatchUp|rpc_failures.*debug)/);
show('node', 'own-metrics.txt', /^(graph_statistic_|txpool_stat_|system_metrics_invalid)/);
