import {buildAsk} from '../../recorder/drift/askAny';
import {parseDriftOptions} from '../../recorder/drift/driftOptions';
import {describeDrift, findDrift, isClean} from '../../recorder/drift/findDrift';
import {readDocuments} from '../../recorder/against/versionsFile';

/** Compares the methods of a running node with the documents; ends with 1 where they differ. */
async function drift(args: string[]): Promise<void> {
  const {url, space} = parseDriftOptions(args);
  const found = await findDrift(url, space, readDocuments(), buildAsk(url));
  console.log(describeDrift(found));
  if (!isClean(found)) process.exitCode = 1;
}

drift(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
