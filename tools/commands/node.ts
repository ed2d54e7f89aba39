import {runNode} from '../localNode/runNode';
import {startLocalNode} from '../localNode/startLocalNode';

// Runs a Conflux node on this machine until Ctrl+C; `--keep DIR` keeps its chain in a folder.
runNode(startLocalNode);
