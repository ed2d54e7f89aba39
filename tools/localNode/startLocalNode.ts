import type {LocalNode, LocalNodeOptions, NoLocalNode} from './localNode';
import {sourceProgram} from './sourceProgram';
import {startNodeWith} from './startNodeWith';

/** Starts a local node from the files of this repository, as `startNodeWith` does. */
export async function startLocalNode(options: LocalNodeOptions = {}): Promise<LocalNode | NoLocalNode> {
  return startNodeWith(sourceProgram(), options);
}
