import type {ReactNode} from 'react';
import type {MarkdownText} from '../../markdown';
import type {TypeNode} from '../../reference';
import {hasParts, isShared} from '../../typeParts';
import {InlineText} from '../OpenRpcMethod/Text';
import styles from './styles.module.css';
import TypeFacts from './TypeFacts';
import TypeLabel from './TypeLabel';
import TypeParts from './TypeParts';
import TypePattern from './TypePattern';

interface Props {
  type: TypeNode;
  /** How many lists of fields contain this one; the outermost is open. */
  depth?: number;
  /** What the type is for in this place, where that is not written in the type. */
  words?: MarkdownText | undefined;
  /** Whether the type's name is before it already. */
  isNamed?: boolean;
}

/**
 * A list's own facts are of the list; what its entries are is said beside them, since their type has no line of its
 * own.
 */
function Entries({type}: {type: TypeNode}): ReactNode {
  return (
    type.kind === 'array' &&
    !isShared(type.items) && (
      <>
        <TypeFacts type={type.items} />
        <Entries type={type.items} />
      </>
    )
  );
}

/**
 * The facts and words of a type; those of a shared one that were not written for this place are in the list of types.
 */
function Words({type, words}: Pick<Props, 'type' | 'words'>): ReactNode {
  const shared = isShared(type);
  const own = shared && !type.local ? undefined : type.description;
  return (
    <>
      <TypeFacts type={type} isShared={shared} />
      <Entries type={type} />
      {words !== undefined && <InlineText text={words} />} {own !== undefined && <InlineText text={own} />}
      {!shared && <TypePattern type={type} />}
    </>
  );
}

/** A type in a line or two, and its fields as rows below; can be read without scripts, and fields of fields fold. */
export default function OpenRpcType({type, depth = 0, words, isNamed = false}: Props): ReactNode {
  return (
    <>
      {!isNamed && (
        <span className={styles.chip}>
          <TypeLabel type={type} />
        </span>
      )}{' '}
      <Words type={type} words={words} />
      {hasParts(type) && <TypeParts type={type} depth={depth} />}
    </>
  );
}
