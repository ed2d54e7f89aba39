// Ejected: the page as served is highlighted already, so that it can do without the highlighter, a fifth of its
// scripts.
import {createElement, use, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import labels from '@site/src/components/MarkdownTable/styles.module.css';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {ShownOutput, type TableParts} from '@site/src/content/testedWith';
import firstContent from './firstContent';
import {servedBlock} from './servedBlocks';
// For the page as it was served; what writes these classes in a browser comes with the highlighter.
import '../longHex.module.css';
import styles from './styles.module.css';

let Highlighted: ComponentType<Props> | undefined = firstContent;

/** The highlighter once it is there; it is fetched the first time that a block needs it. */
function useHighlighter(isNeeded: boolean): ComponentType<Props> | undefined {
  const [Content, setContent] = useState<ComponentType<Props> | undefined>(() => Highlighted);
  useEffect(() => {
    if (!isNeeded || Content) return;
    let isShown = true;
    void import('./withPrism').then(({default: loaded}) => {
      Highlighted = loaded;
      if (isShown) setContent(() => loaded);
    });
    return () => {
      isShown = false;
    };
  }, [isNeeded, Content]);
  return Content;
}

/** Hands the block's element to the button that wraps lines, which looks for it in this place. */
function handOver(place: {current: HTMLPreElement | null}, host: HTMLElement | null): void {
  place.current = host?.querySelector('pre') ?? null;
}

/** Hands the button that wraps lines a block without code, where it finds nothing to wrap. */
function handOverNone(place: {current: HTMLPreElement | null}): void {
  place.current = document.createElement('pre');
  place.current.append(document.createElement('code'));
}

/**
 * The code of a block: highlighted by the server on the first page, in plain letters and then highlighted on later
 * ones.
 */
function Code(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const host = useRef<HTMLDivElement>(null);
  // Asked again each time: the code of a block can change, and what was served belongs to the code it was served with.
  const html = servedBlock(metadata.code, metadata.lineClassNames);
  const Content = useHighlighter(html === undefined);
  const isBare = html !== undefined || !Content;
  useEffect(() => {
    if (isBare) handOver(wordWrap.codeBlockRef, host.current);
  }, [isBare, html, wordWrap.codeBlockRef]);
  if (html !== undefined) return <div key="served" data-code ref={host} dangerouslySetInnerHTML={{__html: html}} />;
  if (Content)
    return (
      <div key="highlighted" data-code>
        {createElement(Content, props)}
      </div>
    );
  return (
    <div key="plain" data-code ref={host}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls takes the keyboard, as the stock one does */}
      <pre tabIndex={0} className={`thin-scrollbar ${styles.plain}`}>
        <code>{metadata.code}</code>
      </pre>
    </div>
  );
}

const TABLE_PARTS: TableParts = {ScrollingTable, labelled: labels.labelled};

/** What a block holds: code, or an output whose tables are shown as such. */
export default function CodeBlockContent(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const showOutput = use(ShownOutput);
  useEffect(() => {
    if (showOutput) handOverNone(wordWrap.codeBlockRef);
  }, [showOutput, wordWrap.codeBlockRef]);
  return showOutput ? showOutput(metadata.code, TABLE_PARTS) : <Code {...props} />;
}
