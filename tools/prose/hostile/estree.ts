import type {Objection} from './refusal';

/** A node of the program that a braces' content or an import stands for, as far as these rules look at it. */
export interface Estree {
  type: string;
  name?: string;
  value?: unknown;
  body?: Estree[];
  expression?: Estree;
  source?: Estree | null;
  specifiers?: Estree[];
  local?: Estree;
  elements?: (Estree | null)[];
  properties?: Estree[];
  key?: Estree;
  computed?: boolean;
  quasis?: Estree[];
  expressions?: Estree[];
  left?: Estree;
  right?: Estree;
  operator?: string;
  argument?: Estree;
  callee?: Estree;
  arguments?: Estree[];
  object?: Estree;
  property?: Estree;
  loc?: {start: {line: number}};
}

/** The program that the parser keeps beside braces, an import or an attribute. */
export function estreeOf({data}: {data?: object | undefined}): Estree | undefined {
  // These rules ask a node for a field by its name, where estree has a type for each kind of node.
  return (data as {estree?: Estree} | undefined)?.estree;
}

/** What a page's own names stand for: each import's address by the name it has on the page. */
export type Imports = ReadonlyMap<string, string>;

/** What is known of an expression before anything runs: the texts in it, and why it isn't allowed there. */
export interface Constant {
  /** The whole value where it is one text; undefined otherwise. */
  text?: string;
  texts: string[];
  objections: Objection[];
}

const INSTEAD = 'Write the value itself, or move the code into a component of src/components';
const ALLOWED =
  'texts, numbers, lists and objects of such values, names of imports, require() of a picture, {/* comments */}';
const PICTURE = /^(?:@site\/(?:docs|blog|src\/pages|static)|\.)\/(?:[\w-]+\/)*[\w-]+\.(?:png|jpe?g|webp|avif|gif)$/;

const WHAT: Record<string, string> = {
  CallExpression: 'a function is called',
  NewExpression: 'an object is made with new',
  TaggedTemplateExpression: 'a template is handed to a function',
  ImportExpression: 'a module is imported at run time',
  AwaitExpression: 'something is awaited',
  AssignmentExpression: 'something is assigned',
  UpdateExpression: 'something is counted up or down',
  ArrowFunctionExpression: 'a function is defined',
  FunctionExpression: 'a function is defined',
  ClassExpression: 'a class is defined',
  JSXElement: 'an element is inside braces',
  JSXFragment: 'an element is inside braces',
  SpreadElement: 'a value is spread',
  MetaProperty: 'it reads the state of the build',
  ThisExpression: 'it reads the state of the build',
};

const constant = (texts: string[] = [], objections: Objection[] = [], text?: string): Constant => ({
  texts,
  objections,
  ...(text !== undefined && {text}),
});
const refuse = (wrong: string): Constant =>
  constant(
    [],
    [{wrong: `${wrong}, and pages run no code when the site is built or read`, instead: INSTEAD, allowed: ALLOWED}],
  );
const merge = (parts: readonly Constant[]): Constant =>
  constant(
    parts.flatMap(({texts}) => texts),
    parts.flatMap(({objections}) => objections),
  );

/** Parts that are written one after the other; one text where all are. */
function join(parts: readonly Constant[]): Constant {
  const {texts, objections} = merge(parts);
  const whole = parts.every(({text}) => text !== undefined) ? parts.map(({text}) => text).join('') : undefined;
  return constant(whole === undefined ? texts : [whole], objections, whole);
}

function template({quasis = [], expressions = []}: Estree, imports: Imports): Constant {
  const parts = quasis.flatMap(({value}, index) => {
    const cooked = (value as {cooked?: string | null}).cooked ?? '';
    const inserted = expressions[index];
    return [constant([cooked], [], cooked), ...(inserted ? [constantOf(inserted, imports)] : [])];
  });
  return join(parts);
}

function object({properties = []}: Estree, imports: Imports): Constant {
  return merge(
    properties.map((property) => {
      if (property.type !== 'Property' || property.computed) return refuse('a value is spread or a key computed');
      return constantOf(property.value as Estree, imports);
    }),
  );
}

function call({callee, arguments: given = []}: Estree): Constant {
  const [first, ...more] = given;
  const isRequire = callee?.type === 'Identifier' && callee.name === 'require' && more.length === 0;
  if (!isRequire) return refuse('a function is called');
  if (first?.type === 'Literal' && typeof first.value === 'string' && PICTURE.test(first.value)) return constant();
  return constant(
    [],
    [
      {
        wrong: 'require() of something other than a picture of this site',
        instead: "Write require('@site/docs/folder/picture.png')",
        allowed: ALLOWED,
      },
    ],
  );
}

/** Reads an expression without running it; anything but constants, imports and pictures is objected to. */
export function constantOf(node: Estree, imports: Imports): Constant {
  switch (node.type) {
    case 'Literal': {
      if (node.value instanceof RegExp) return refuse('a pattern is made');
      const text = String(node.value);
      return constant([text], [], text);
    }
    case 'TemplateLiteral':
      return template(node, imports);
    case 'BinaryExpression':
      if (node.operator !== '+' || !node.left || !node.right)
        return refuse(`something is computed with ${node.operator ?? ''}`);
      return join([constantOf(node.left, imports), constantOf(node.right, imports)]);
    case 'UnaryExpression':
      return ['-', '+', '!'].includes(node.operator ?? '') && node.argument
        ? constantOf(node.argument, imports)
        : refuse('something is computed');
    case 'ArrayExpression':
      return merge((node.elements ?? []).map((element) => (element ? constantOf(element, imports) : constant())));
    case 'ObjectExpression':
      return object(node, imports);
    case 'CallExpression':
      return call(node);
    case 'Identifier':
      if (imports.has(node.name ?? '') || node.name === 'undefined') return constant();
      return refuse(`the name ${node.name ?? ''} is none of the page's imports`);
    default:
      return refuse(WHAT[node.type] ?? `${node.type} is in braces`);
  }
}

/** The expression of a piece of MDX in braces; undefined if there is only a comment. */
export function expressionOf(program: Estree | undefined): Estree | undefined {
  return program?.body?.[0]?.expression;
}
