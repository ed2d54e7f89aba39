import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {MarkdownBlock, MarkdownInline, MarkdownText} from '../../markdown';

const CODE = /`([^`]+)`/;

/** A text without markup but code between backticks, as texts of the interface are. */
function Words({text}: {text: string}): ReactNode {
  // The document's own texts, most of a page, stay as long as it does; where another can take its place, whoever shows
  // it gives it a key.
  // eslint-disable-next-line portal/swapped-text
  return text.split(CODE).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Part({part, isLinked}: {part: MarkdownInline; isLinked: boolean}): ReactNode {
  // eslint-disable-next-line portal/swapped-text -- as above
  if (typeof part === 'string') return part;
  if ('code' in part) {
    const code = <code>{part.code}</code>;
    return isLinked && part.to !== undefined ? <Link to={part.to}>{code}</Link> : code;
  }
  if ('linked' in part) {
    const words = <Parts parts={part.linked} isLinked={isLinked} />;
    return isLinked ? <Link to={part.to}>{words}</Link> : words;
  }
  const words = <Parts parts={'strong' in part ? part.strong : part.emphasis} isLinked={isLinked} />;
  return 'strong' in part ? <strong>{words}</strong> : <em>{words}</em>;
}

function Parts({parts, isLinked}: {parts: readonly MarkdownInline[]; isLinked: boolean}): ReactNode {
  return parts.map((part, index) => <Part key={index} part={part} isLinked={isLinked} />);
}

function Block({block}: {block: MarkdownBlock}): ReactNode {
  if ('paragraph' in block) {
    return (
      <p>
        <Parts parts={block.paragraph} isLinked />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((entry, index) => (
        <li key={index}>
          <Parts parts={entry} isLinked />
        </li>
      ))}
    </List>
  );
}

/** A text of the document as blocks: paragraphs and lists; never read as HTML. */
export default function Text({text}: {text: MarkdownText | undefined}): ReactNode {
  if (text === undefined) return null;
  if (typeof text !== 'string') return text.map((block, index) => <Block key={index} block={block} />);
  return (
    <p>
      <Words text={text} />
    </p>
  );
}

/** A text of the document as one run, its blocks one after the other; without links where it labels a control. */
export function InlineText({text, isLinked = true}: {text: MarkdownText; isLinked?: boolean}): ReactNode {
  if (typeof text === 'string') return <Words text={text} />;
  const runs = text.flatMap((block) => ('paragraph' in block ? [block.paragraph] : block.list));
  return runs.map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Parts parts={parts} isLinked={isLinked} />
    </Fragment>
  ));
}
