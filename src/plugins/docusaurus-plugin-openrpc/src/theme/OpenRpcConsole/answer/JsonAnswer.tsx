import {useCallback, useMemo, type ReactNode} from 'react';
import {toPointer} from '../../../console/answer/toPointer';
import type {TreeRow} from '../../../console/answer/toRows';
import {visiblePart} from '../../../console/answer/visiblePart';
import type {DecodedForm, ValueContext} from '../../../console/model';
import {decodeTree} from '../../../console/values/decodeValue';
import type {TypeNode} from '../../../reference';
import Inspector from './Inspector';
import JsonTools, {type Shown} from './JsonTools';
import JsonTree from './JsonTree';
import RawText from './RawText';
import {copyText} from './copyText';
import {useSearch} from './useSearch';
import {useTree} from './useTree';

/** The position of the value in an answer, by what it is called. */
const POINTERS = {result: '/result', data: '/error/data'} as const;

/** Other forms of the values in sight, by pointer. */
export type Forms = ReadonlyMap<string, readonly DecodedForm[]>;

interface Props {
  /** What the value is called in expressions. */
  whole: keyof typeof POINTERS;
  value: unknown;
  /** The answer as it came. */
  text: string;
  type: TypeNode | undefined;
  context: ValueContext;
  locale: string;
  /** Name of the file that the answer is saved as. */
  name: string;
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** The content above the tools, which may lead into the tree. */
  children?: (reveal: (pointer: string) => void) => ReactNode;
}

function toForms(rows: readonly TreeRow[], type: TypeNode | undefined, context: ValueContext): Forms {
  const {value, origins} = visiblePart(rows);
  const forms = new Map<string, readonly DecodedForm[]>();
  for (const decoded of decodeTree(type, value, context)) {
    const origin = origins.get(toPointer(decoded.path));
    if (origin !== undefined) forms.set(origin, decoded.forms);
  }
  return forms;
}

/** A value of an answer as a tree with its tools, or the answer's text as it came. Made again for each answer. */
export default function JsonAnswer({
  whole,
  value,
  text,
  type,
  context,
  locale,
  name,
  shown,
  onShown,
  children,
}: Props): ReactNode {
  const tree = useTree(value);
  const {reveal, rows, active} = tree;
  const search = useSearch(
    value,
    useCallback((pointer: string) => reveal(pointer, 'sight'), [reveal]),
  );
  const {dialect, chainId, types} = context;
  const forms = useMemo<Forms>(
    () => (shown.decoded ? toForms(rows, type, {dialect, types, ...(chainId !== undefined && {chainId})}) : new Map()),
    [rows, type, dialect, chainId, types, shown.decoded],
  );
  const jump = (pointer: string): void => {
    onShown({...shown, raw: false});
    reveal(pointer, 'focus');
  };
  const row = rows.find(({id}) => id === active);
  return (
    <>
      {children?.(jump)}
      <JsonTools
        shown={shown}
        onShown={onShown}
        search={rows[0]?.kind === 'value' && rows[0].foldable ? search : undefined}
        copied={() => copyText(value, {text, pointer: POINTERS[whole]})}
        text={text}
        name={name}
        locale={locale}
      />
      {shown.raw ? (
        <RawText text={text} locale={locale} />
      ) : (
        <>
          <JsonTree whole={whole} tree={tree} pattern={search.pattern} forms={forms} locale={locale} />
          {row?.kind === 'value' && (
            <Inspector
              whole={whole}
              source={{text, pointer: POINTERS[whole] + row.pointer}}
              row={row}
              forms={forms.get(row.pointer) ?? []}
            />
          )}
        </>
      )}
    </>
  );
}
