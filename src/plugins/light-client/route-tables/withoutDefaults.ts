import * as ts from 'typescript';

/** A part of a source to replace. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isLiteral = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** The literal value of a field of an object, such as its id. */
function literalOf({properties}: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === name && isLiteral(property.initializer))
      return property.initializer.text;
  return undefined;
}

/** `translate({id, message, description})` without what readers' browsers don't need. */
function callEdit(call: ts.CallExpression, known: ReadonlySet<string>): Edit | undefined {
  const [first] = call.arguments;
  if (call.expression.getText() !== 'translate' || !first || !ts.isObjectLiteralExpression(first)) return undefined;
  const id = literalOf(first, 'id');
  if (id === undefined) return undefined;
  const kept = first.properties.filter((property) => {
    const name = property.name?.getText();
    return name !== 'description' && !(name === 'message' && known.has(id));
  });
  const text = `{${kept.map((property) => property.getText()).join(', ')}}`;
  return {start: first.getStart(), end: first.getEnd(), text};
}

/** `<Translate id="…" description="…">…</Translate>`, the same. */
function elementEdits(element: ts.JsxElement, known: ReadonlySet<string>): Edit[] {
  const {openingElement: opening, closingElement: closing} = element;
  if (opening.tagName.getText() !== 'Translate') return [];
  const attributes = opening.attributes.properties.filter(ts.isJsxAttribute);
  const named = (name: string): ts.JsxAttribute | undefined =>
    attributes.find((attribute) => attribute.name.getText() === name);
  const id = named('id')?.initializer;
  if (!isLiteral(id)) return [];
  const description = named('description');
  const edits = description ? [{start: description.getStart(), end: description.getEnd(), text: ''}] : [];
  return known.has(id.text) ? [...edits, {start: opening.getEnd(), end: closing.getStart(), text: ''}] : edits;
}

/**
 * The source of a module without the descriptions of its texts, which are for translators, and without the English
 * words of those that the language being built has, by their ids; calls whose id isn't written there stay as they are.
 */
export function withoutDefaults(source: string, file: string, known: ReadonlySet<string>): string {
  if (!source.includes('@docusaurus/Translate')) return source;
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const edit = callEdit(node, known);
      if (edit) {
        edits.push(edit);
        node.arguments.slice(1).forEach(visit);
        return;
      }
    } else if (ts.isJsxElement(node)) edits.push(...elementEdits(node, known));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: by}) => text.slice(0, start) + by + text.slice(end), source);
}
