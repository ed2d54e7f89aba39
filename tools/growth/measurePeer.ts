import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {docusaurusOf} from '../build/buildSite';
import {measureBuild} from './measureBuild';
import {pagesOf} from './weighSite';

/** What another Docusaurus site takes to build on this machine. */
export interface PeerCost {
  pages: number;
  seconds: number;
  cpuSeconds: number;
  /** As of a build of the portal: milliseconds of CPU of the fixed work meanwhile. */
  pace: number;
}

/** Where a build leaves what the next one is quicker with. */
const LEFT = ['build', '.docusaurus', path.join('node_modules', '.cache')];

/**
 * Builds a checkout of another Docusaurus site cold, with the packages that are installed in it, and measures it as the
 * portal is measured.
 */
export async function measurePeer(site: string): Promise<PeerCost> {
  if (!existsSync(docusaurusOf(site)))
    throw new Error(
      `--peer takes the folder of a Docusaurus site with its packages installed; ${site} has no @docusaurus/core below node_modules.`,
    );
  for (const name of LEFT) rmSync(path.join(site, name), {recursive: true, force: true});
  const {seconds, cpuSeconds, pace} = await measureBuild(site, 'other');
  return {pages: pagesOf(path.join(site, 'build')).length, seconds, cpuSeconds, pace};
}
