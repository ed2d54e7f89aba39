import {fileURLToPath} from 'node:url';
import {runChild} from './runChild';
import {runNode} from './runNode';
import {startNodeWith} from './startNodeWith';

const CHILD = '--node-process';

// The program that readers download: the command, and in the process that it starts, the node.
const [first, ...rest] = process.argv.slice(2);
if (first === CHILD) runChild(rest);
else runNode((options) => startNodeWith({file: fileURLToPath(import.meta.url), first: [CHILD], execArgv: []}, options));
