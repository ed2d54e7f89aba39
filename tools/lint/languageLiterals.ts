import ts from 'typescript';
import {LANGUAGE_TABLE} from '../../src/config/languages';

/** A place in code that names one language. */
export interface LanguageLiteral {
  line: number;
  literal: string;
}

const [, ...TRANSLATED] = LANGUAGE_TABLE;
const NAMES: readonly string[] = [...new Set(TRANSLATED.flatMap(({locale, folder}): string[] => [locale, folder]))];
const ANY_NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);
/** A name by itself or as a part of an address, of a path or of a name with hyphens. */
const NAMED = new RegExp(`^(?:[\\w./-]*[/-])?(?:${NAMES.join('|')})(?:[/-][\\w./-]*)?$`);

/**
 * The text of a node that may be the name of a language; undefined for other nodes, such as variables and parameters.
 */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  // The text after a value continues its address or path.
  if (ts.isTemplateMiddleOrTemplateTail(node)) return /^[/-][\w./-]*/.exec(node.text)?.[0];
  if (!ts.isIdentifier(node)) return undefined;
  const {parent} = node;
  const isField =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyAccessExpression(parent)) &&
    parent.name === node;
  const isTaken =
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === node;
  return isField || isTaken || ts.isShorthandPropertyAssignment(parent) ? node.text : undefined;
}

/**
 * The places of a text of TypeScript with the name of a translated language of the table: in a string, a field, or the
 * beginning of a template.
 */
export function languageLiterals(text: string): LanguageLiteral[] {
  // Most files name none, and reading one takes a hundred times as long as looking for names.
  if (!ANY_NAME.test(text)) return [];
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LanguageLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const literal = textOf(node);
    if (literal !== undefined && NAMED.test(literal))
      found.push({line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, literal});
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
