// Prints what the drawing on the page shows, as JSON.
import data from './graph.json' with { type: 'json' };
import { epochs, execute, pivotChain, subtreeWeight, type Graph } from './order.ts';

const graph: Graph = data.blocks;
const steps = {
  weights: Object.fromEntries(graph.map(({ name }) => [name, subtreeWeight(graph, name)])),
  pivotChain: pivotChain(graph),
  epochs: epochs(graph),
  outcomes: execute(graph),
};
console.log(JSON.stringify(steps, null, 2));
