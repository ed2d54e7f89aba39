import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const PLUGIN = path.resolve('src', 'plugins', 'docusaurus-plugin-openrpc');

/** The value of a literal property or attribute of that name. */
function literalOf(parts: readonly ts.Node[], name: string): string | undefined {
  for (const part of parts) {
    if (!(ts.isPropertyAssignment(part) || ts.isJsxAttribute(part)) || part.name.getText() !== name) continue;
    if (part.initializer && ts.isStringLiteralLike(part.initializer)) return part.initializer.text;
  }
  return undefined;
}

/** The content between the tags of a <Translate>, as JSX reads it. */
function childText({children}: ts.JsxElement): string {
  const texts = children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ').trim();
    return ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)
      ? child.expression.text
      : '';
  });
  return texts.join('');
}

function collect(node: ts.Node, texts: Map<string, string>): void {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const [options] = node.arguments;
    const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
    const id = literalOf([...properties], 'id');
    if (id !== undefined) texts.set(id, literalOf([...properties], 'message') ?? '');
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const id = literalOf([...node.openingElement.attributes.properties], 'id');
    if (id !== undefined) texts.set(id, childText(node));
  }
  ts.forEachChild(node, (child) => collect(child, texts));
}

let english: Map<string, string> | undefined;

/** The English texts, which are in the sources alone. */
function readEnglish(): Map<string, string> {
  const texts = new Map<string, string>();
  const folder = path.join(PLUGIN, 'src', 'theme');
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), texts);
  }
  return texts;
}

/** A text of the plugin's interface in the language of an address prefix, gaps and all; throws if it is missing. */
export function rpcText(id: string, prefix = ''): string {
  const file = path.join(PLUGIN, 'locales', `${prefix.slice(1)}.json`);
  const text =
    prefix === ''
      ? (english ??= readEnglish()).get(`openrpc.${id}`)
      : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>)[`openrpc.${id}`];
  if (text === undefined || text === '') throw new Error(`The plugin has no text "openrpc.${id}" for "${prefix}".`);
  return text;
}

/** The same as a pattern, in which gaps are filled with the values given, or with anything. */
export function rpcWords(id: string, prefix = '', values: Record<string, string> = {}): RegExp {
  const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const parts = rpcText(id, prefix).split(/\{(\w+)\}/);
  return new RegExp(
    parts
      .map((part, index) =>
        index % 2 === 0 ? escape(part) : part in values ? escape(values[part] ?? '') : '[\\s\\S]*',
      )
      .join(''),
  );
}
