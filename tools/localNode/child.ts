// The program of a node's process in this repository.
import {runChild} from './runChild';

runChild(process.argv.slice(2));
