import ts from 'typescript';

/** Components that come to nothing but text. */
const TEXT_COMPONENTS = new Set(['Translate', 'Interpolate']);

const isPlaceInList = ({type, operator, left}) =>
  type === 'BinaryExpression' && operator === '>' && left.type === 'Identifier' && left.name === 'index';

/** Says something of a type and changes nothing of the value. */
const ASSERTIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** An expression without what it is said to be. */
export const bare = (node) => (ASSERTIONS.has(node.type) ? bare(node.expression) : node);

/** The name of an element's component or tag; of one that is a part of another, as of React.Fragment, the last part. */
export function nameOf({openingElement: {name}}) {
  if (name.type === 'JSXMemberExpression') return name.property.name;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Whether a node is an element of a component that comes to nothing but text. */
export const isTextComponent = (node) => node.type === 'JSXElement' && TEXT_COMPONENTS.has(nameOf(node));

/** Whether an element is absent from the page: its children belong to the element around it. */
export const isFragment = (node) =>
  node.type === 'JSXFragment' || (node.type === 'JSXElement' && nameOf(node) === 'Fragment');

/** Whether a node is an element, or several without one around them. */
export const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

/** The children of an element that come to something. */
export const shownOf = ({children}) => children.filter((child) => !isBlank(child));

const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) || node.name === 'undefined';

/** What the expressions of one source file, as eslint has it with its types, come to on a page. */
export class JsxText {
  #source;

  constructor(sourceCode) {
    this.#source = sourceCode;
  }

  #flagsOf(node) {
    const type = this.#source.parserServices.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).map(({flags}) => flags);
  }

  // What may be an element as well is given from outside, and is judged there.
  #isString(node) {
    const all = this.#flagsOf(node);
    const has = (kinds) => all.some((flags) => (flags & kinds) !== 0);
    return !has(ts.TypeFlags.Object) && has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike);
  }

  /** Whether an expression may come to nothing. */
  mayBeMissing(node) {
    const {Undefined, Null, BooleanLike} = ts.TypeFlags;
    return this.#flagsOf(node).some((flags) => (flags & (Undefined | Null | BooleanLike)) !== 0);
  }

  /**
   * What a variable is set to, in the order of the text; nothing for one that is given from outside or is a part of
   * something.
   */
  #valuesOf(identifier) {
    let scope = this.#source.getScope(identifier);
    while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
    const variable = scope?.set.get(identifier.name);
    const [definition, ...more] = variable?.defs ?? [];
    if (more.length > 0 || definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return [];
    return variable.references
      .filter((reference) => reference.isWrite() && reference.writeExpr)
      .map(({writeExpr}) => writeExpr);
  }

  /**
   * The possible results of an expression: for a variable, what it is set to, without empty values if it is known not
   * to be missing there.
   */
  outcomesOf(said, seen = []) {
    const expression = bare(said);
    if (expression.type === 'ConditionalExpression')
      return [expression.consequent, expression.alternate].flatMap((each) => this.outcomesOf(each, seen));
    if (expression.type === 'LogicalExpression')
      return (expression.operator === '&&' ? [expression.right] : [expression.left, expression.right]).flatMap((each) =>
        this.outcomesOf(each, seen),
      );
    if (expression.type !== 'Identifier' || seen.includes(expression.name)) return [expression];
    const outcomes = this.#valuesOf(expression).flatMap((value) => this.outcomesOf(value, [...seen, expression.name]));
    if (!outcomes.some(isElement) && outcomes.length < 2) return [expression];
    return this.mayBeMissing(expression) ? outcomes : outcomes.filter((one) => !isNothing(one));
  }

  /**
   * Whether an expression's result depends on a condition. What is between the entries of a list depends on their
   * places, which their keys hold.
   */
  isSwitch(said, seen = []) {
    const node = bare(said);
    if (node.type === 'ConditionalExpression') return true;
    if (node.type === 'LogicalExpression') return !isPlaceInList(node.left);
    if (node.type !== 'Identifier' || seen.includes(node.name)) return false;
    const values = this.#valuesOf(node);
    const isSet = values.length > 1 || values.some((value) => this.isSwitch(value, [...seen, node.name]));
    return isSet && (this.mayBeMissing(node) || this.outcomesOf(node).length > 1);
  }

  /** Whether a node comes to text on a page, of its own or in what is absent from the page. */
  isText(node) {
    if (isFragment(node)) return shownOf(node).some((child) => this.isTextChild(child));
    if (node.type === 'JSXElement') return isTextComponent(node);
    if (node.type === 'JSXExpressionContainer' || node.type === 'JSXText') return this.isTextChild(node);
    return this.#isString(node);
  }

  /** Whether the child of an element may come to text. */
  isTextChild(child) {
    if (child.type === 'JSXText') return true;
    return child.type === 'JSXExpressionContainer'
      ? this.outcomesOf(child.expression).some((one) => this.isText(one))
      : this.isText(child);
  }

  /** Whether an element holds text that React has as a node of its own: one that is all of it is set on the element. */
  hasLooseText(element) {
    const shown = shownOf(element);
    const [only] = shown;
    const isSet =
      shown.length === 1 &&
      (only.type === 'JSXText' ||
        (only.type === 'JSXExpressionContainer' &&
          this.outcomesOf(only.expression).every((one) => this.#isString(one))));
    return !isSet && shown.some((child) => this.isTextChild(child));
  }
}
