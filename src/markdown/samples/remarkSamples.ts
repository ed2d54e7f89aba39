import path from 'node:path';
import type {Code} from 'mdast';
import {gasSaved} from '../../content/gasSaved';
import {changePages, type PagePlugin} from '../changePages';
import {addProperties, nodesBelow} from '../tree';
import {fillFence, type FilledFence} from './fillFence';
import {readRecord, testedWithText} from './report';

/** Where the site lies; its samples are in `samples/`. */
export interface RemarkSamplesOptions {
  siteDir: string;
}

/** What readers see of the last run of the sample behind a fence; empty for output, and for what came from no sample. */
function testedWith({origin}: FilledFence, samplesDir: string): string {
  if (origin?.kind !== 'sample' && origin?.kind !== 'diff') return '';
  const record = readRecord(path.join(samplesDir, origin.file.split('/')[0] ?? ''));
  return record ? testedWithText(record) : '';
}

/** Puts a fence's text into its node, and what it was tested with where the code block of the theme finds it. */
function fillNode(node: Code, samplesDir: string): void {
  const filled = fillFence({language: node.lang, meta: node.meta, text: node.value}, samplesDir);
  node.value = filled.text;
  const versions = testedWith(filled, samplesDir);
  const saved = filled.origin?.kind === 'diff' ? gasSaved(samplesDir, filled.origin.file) : undefined;
  const properties = {...(versions !== '' && {testedWith: versions}), ...(saved && {gasSaved: JSON.stringify(saved)})};
  if (Object.keys(properties).length > 0) addProperties(node, properties);
}

/** Fills each fence that names a sample, and stops the build with page and line at one that shows code from nowhere. */
export function remarkSamples({siteDir}: RemarkSamplesOptions): PagePlugin {
  const samplesDir = path.join(siteDir, 'samples');
  return changePages(siteDir, (tree, {attempt}) => {
    for (const node of nodesBelow(tree)) if (node.type === 'code') attempt(node, () => fillNode(node, samplesDir));
  });
}
