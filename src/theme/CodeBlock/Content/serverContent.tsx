import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import {Highlight, type RenderProps, type Token} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock/Content';
import {splitLongHex} from '../longHex';
import hexStyles from '../longHex.module.css';
import {escapeHtml, styleOf} from './markup';

type Marks = Readonly<Record<number, readonly string[]>>;

/** A token's text, the middle of long hexadecimal values out of sight, as the token of the theme writes it. */
const textOf = (content: string): string =>
  splitLongHex(content)
    .map((piece) =>
      typeof piece === 'string'
        ? escapeHtml(piece)
        : `<span class="${hexStyles.head ?? ''}">${piece.head}</span><span class="${hexStyles.middle ?? ''}">${piece.middle}</span>${piece.tail}`,
    )
    .join('');

/** Writes one token; tokens of one kind begin alike. */
function tokenWriter(getTokenProps: RenderProps['getTokenProps']): (token: Token) => string {
  const begins = new Map<string, string>();
  return (token) => {
    const kind = `${token.types.join(' ')}${token.empty === undefined ? '' : '\n'}`;
    let begin = begins.get(kind);
    if (begin === undefined) {
      const {className, style} = getTokenProps({token});
      begins.set(kind, (begin = `<span class="${escapeHtml(className)}"${styleOf(style)}>`));
    }
    return `${begin}${textOf(token.content)}</span>`;
  };
}

/** A line that is a line break alone has one already, as the element at its end. */
const withoutBreak = (line: readonly Token[]): readonly Token[] => {
  const [only] = line;
  return line.length === 1 && only?.content === '\n' ? [{...only, content: ''}] : line;
};

function linesOf({tokens, getLineProps, getTokenProps}: RenderProps, marks: Marks, isNumbered: boolean): string {
  const write = tokenWriter(getTokenProps);
  return tokens
    .map((line, index) => {
      const {className, style} = getLineProps({line, className: clsx(marks[index], isNumbered && lineStyles.codeLine)});
      const text = withoutBreak(line).map(write).join('');
      const numbered = `<span class="${lineStyles.codeLineNumber ?? ''}"></span><span class="${lineStyles.codeLineContent ?? ''}">${text}</span>`;
      return `<div class="${escapeHtml(className)}"${styleOf(style)}>${isNumbered ? numbered : text}<br/></div>`;
    })
    .join('');
}

/**
 * The stock content of a code block for the server's build, written as text: a third of a method page's elements are
 * tokens of code.
 */
export default function ServerContent({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const theme = usePrismTheme();
  const {code, language, lineNumbersStart: start, lineClassNames} = metadata;
  const isNumbered = start !== undefined;
  const codeStyle: CSSProperties = isNumbered ? {counterReset: `line-count ${String(start - 1)}`} : {};
  const codeClass = clsx(contentStyles.codeBlockLines, isNumbered && contentStyles.codeBlockLinesWithNumbering);
  return (
    <Highlight theme={theme} code={code} language={language}>
      {(rendered) => (
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls takes the keyboard, as the stock one does
          tabIndex={0}
          className={clsx(className, rendered.className, contentStyles.codeBlock, 'thin-scrollbar')}
          style={rendered.style}
          dangerouslySetInnerHTML={{
            __html: `<code class="${codeClass}"${styleOf(codeStyle)}>${linesOf(rendered, lineClassNames, isNumbered)}</code>`,
          }}
        />
      )}
    </Highlight>
  );
}
