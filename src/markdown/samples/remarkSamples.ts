import path from 'node:path';
import type {Code, Nodes} from 'mdast';
import {gasSaved} from '../../content/gasSaved';
import {changePages, type PagePlugin} from '../changePages';
import {addProperties, nodesBelow} from '../tree';
import {fillFence, type FilledFence} from './fillFence';
import {findTables} from './outputTables/findTables';
import {wrapOutputs} from './outputTables/withTables';
import {otherVersions, readRecord, usualVersions, versionsOf, versionTexts, type Versions} from './report';

/** Where the site lies; its samples are in `samples/`. */
export interface RemarkSamplesOptions {
  siteDir: string;
}

/** A fence with the code or the output of a sample, and what that sample last ran with. */
interface TestedBlock {
  node: Code;
  isCode: boolean;
  versions: Versions;
}

/** The last run of the sample behind a fence; undefined for what came from no sample. */
function versionsBehind({origin}: FilledFence, samplesDir: string): Versions | undefined {
  if (origin === undefined || origin.kind === 'untested') return undefined;
  const record = readRecord(path.join(samplesDir, origin.file.split('/')[0] ?? ''));
  return record && versionsOf(record);
}

/** JSON of the tables in what a program printed; undefined if it has none. */
function tablesIn({origin, text}: FilledFence, language: string | null | undefined): string | undefined {
  const tables = origin?.kind === 'output' && language === 'text' ? findTables(text) : [];
  return tables.length > 0 ? JSON.stringify(tables) : undefined;
}

/**
 * Puts a fence's text into its node, and for a diff what it saves where the code block of the theme finds it; adds the
 * tables of an output to `outputs`.
 */
function fillNode(node: Code, samplesDir: string, outputs: Map<Nodes, string>): TestedBlock | undefined {
  const filled = fillFence({language: node.lang, meta: node.meta, text: node.value}, samplesDir);
  node.value = filled.text;
  const saved = filled.origin?.kind === 'diff' ? gasSaved(samplesDir, filled.origin.file) : undefined;
  if (saved) addProperties(node, {gasSaved: JSON.stringify(saved)});
  const tables = tablesIn(filled, node.lang);
  if (tables !== undefined) outputs.set(node, tables);
  const versions = versionsBehind(filled, samplesDir);
  return versions && {node, isCode: filled.origin?.kind !== 'output', versions};
}

/**
 * Fills each fence with the text of its sample, and stops the build with page and line at one that shows code from
 * nowhere. What the samples of a page ran with goes into its front matter, and to a block only if it differs from the
 * page's.
 */
export function remarkSamples({siteDir}: RemarkSamplesOptions): PagePlugin {
  const samplesDir = path.join(siteDir, 'samples');
  return changePages(siteDir, (tree, {frontMatter, attempt}) => {
    const outputs = new Map<Nodes, string>();
    const blocks = [...nodesBelow(tree)].flatMap((node) => {
      const block = node.type === 'code' ? attempt(node, () => fillNode(node, samplesDir, outputs)) : undefined;
      return block ? [block] : [];
    });
    const usual = usualVersions(blocks.map(({versions}) => versions));
    for (const {node, isCode, versions} of blocks) {
      const testedWith = versionTexts(otherVersions(versions, usual)).join(' · ');
      if (isCode && testedWith !== '') addProperties(node, {testedWith});
    }
    const versions = versionTexts(usual);
    if (versions.length > 0) frontMatter.testedWith = versions;
    wrapOutputs(tree, outputs);
  });
}
