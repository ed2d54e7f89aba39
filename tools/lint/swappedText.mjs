import ts from 'typescript';

/** Components that come to nothing but text. */
const TEXT_COMPONENTS = new Set(['Translate', 'Interpolate']);

const isPlaceInList = ({type, operator, left}) =>
  type === 'BinaryExpression' && operator === '>' && left.type === 'Identifier' && left.name === 'index';

/** Says something of a type and changes nothing of the value. */
const ASSERTIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** An expression without what it is said to be. */
const bare = (node) => (ASSERTIONS.has(node.type) ? bare(node.expression) : node);

/** The name of an element's component or tag; of one that is a part of another, as of React.Fragment, the last part. */
function nameOf({openingElement: {name}}) {
  if (name.type === 'JSXMemberExpression') return name.property.name;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Whether an element is absent from the page: its children belong to the element around it. */
const isFragment = (node) => node.type === 'JSXFragment' || (node.type === 'JSXElement' && nameOf(node) === 'Fragment');

const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

/**
 * Text of a page that a browser translates is no longer the node that React made: if React removes such a text or puts
 * an element before it, React fails, and the page with it. Text that comes and goes is therefore put into an element of
 * its own, which comes and goes with it.
 */
export const swappedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      swapped:
        'This text comes, goes or changes inside an element that stays, which crashes a page under translation: put it into an element with a key.',
      same: 'Elements of one kind take each other’s place, and with it each other’s text, which crashes a page under translation: give each a key.',
      before:
        'An element that comes and goes stands before text, which crashes a page under translation: put the text into an element.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const flagsOf = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.isUnion() ? type.types : [type]).map(({flags}) => flags);
    };
    // What may be an element as well is given from outside, and is judged there.
    const isString = (node) =>
      !flagsOf(node).some((flags) => (flags & ts.TypeFlags.Object) !== 0) &&
      flagsOf(node).some((flags) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0);
    const mayBeMissing = (node) =>
      flagsOf(node).some(
        (flags) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike)) !== 0,
      );
    /**
     * What a variable is set to, in the order of the text; nothing for one that is given from outside or is a part of
     * something.
     */
    function valuesOf(identifier) {
      let scope = context.sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      const variable = scope?.set.get(identifier.name);
      const [definition, ...more] = variable?.defs ?? [];
      if (more.length > 0 || definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return [];
      return variable.references
        .filter((reference) => reference.isWrite() && reference.writeExpr)
        .map(({writeExpr}) => writeExpr);
    }
    const isNothing = (node) =>
      (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
      node.name === 'undefined';
    /**
     * The possible results of an expression: for a variable, what it is set to, without empty values if it is known not
     * to be missing there.
     */
    function outcomesOf(said, seen = []) {
      const expression = bare(said);
      if (expression.type === 'ConditionalExpression')
        return [expression.consequent, expression.alternate].flatMap((each) => outcomesOf(each, seen));
      if (expression.type === 'LogicalExpression')
        return (expression.operator === '&&' ? [expression.right] : [expression.left, expression.right]).flatMap(
          (each) => outcomesOf(each, seen),
        );
      if (expression.type !== 'Identifier' || seen.includes(expression.name)) return [expression];
      const outcomes = valuesOf(expression).flatMap((value) => outcomesOf(value, [...seen, expression.name]));
      if (!outcomes.some(isElement) && outcomes.length < 2) return [expression];
      return mayBeMissing(expression) ? outcomes : outcomes.filter((one) => !isNothing(one));
    }
    /**
     * Whether an expression's result depends on a condition. What is between the entries of a list depends on their
     * places, which their keys hold.
     */
    function isSwitch(said, seen = []) {
      const node = bare(said);
      if (node.type === 'ConditionalExpression') return true;
      if (node.type === 'LogicalExpression') return !isPlaceInList(node.left);
      if (node.type !== 'Identifier' || seen.includes(node.name)) return false;
      const values = valuesOf(node);
      const isSet = values.length > 1 || values.some((value) => isSwitch(value, [...seen, node.name]));
      return isSet && (mayBeMissing(node) || outcomesOf(node).length > 1);
    }
    const isText = (node) => {
      if (isFragment(node)) return node.children.filter((child) => !isBlank(child)).some(isTextChild);
      if (node.type === 'JSXElement') return TEXT_COMPONENTS.has(nameOf(node));
      if (node.type === 'JSXExpressionContainer' || node.type === 'JSXText') return isTextChild(node);
      return isString(node);
    };
    function isTextChild(child) {
      if (child.type === 'JSXText') return true;
      return child.type === 'JSXExpressionContainer' ? outcomesOf(child.expression).some(isText) : isText(child);
    }
    /**
     * Whether an element holds text that React has as a node of its own: one that is all of it is set on the element.
     */
    const hasLooseText = ({children}) => {
      const shown = children.filter((child) => !isBlank(child));
      const [only] = shown;
      const isSet =
        shown.length === 1 &&
        (only.type === 'JSXText' ||
          (only.type === 'JSXExpressionContainer' && outcomesOf(only.expression).every(isString)));
      return !isSet && shown.some(isTextChild);
    };
    const hasKey = ({openingElement}) => openingElement.attributes.some(({name}) => name?.name === 'key');
    /** Reports elements of one kind among alternatives that are shown one at a time. */
    const checkKinds = (outcomes) => {
      const keyless = outcomes.filter((one) => one.type === 'JSXElement' && /^[a-z]/.test(nameOf(one)) && !hasKey(one));
      for (const one of keyless) {
        const rivals = keyless.filter((other) => other !== one && nameOf(other) === nameOf(one));
        if (rivals.length > 0 && [one, ...rivals].some(hasLooseText))
          context.report({node: one.openingElement, messageId: 'same'});
      }
    };
    const isSwapped = (child, isAlone) => {
      if (child.type !== 'JSXExpressionContainer') return false;
      const expression = bare(child.expression);
      const outcomes = outcomesOf(expression);
      if (!isSwitch(expression))
        return !isAlone && expression.type !== 'LogicalExpression' && isText(expression) && mayBeMissing(expression);
      // A text that is all that an element has is set on the element itself.
      return outcomes.some(isText) && !(isAlone && !outcomes.some(isElement));
    };
    const comesAndGoes = (child) => child.type === 'JSXExpressionContainer' && isSwitch(child.expression);
    /** Whether what React looks for a place by, after a child, is a text. */
    const isBeforeText = (children, index) => {
      const next = children.slice(index + 1).find((child) => !comesAndGoes(child));
      return next !== undefined && isTextChild(next);
    };
    const check = (node) => {
      if (node.type === 'JSXElement' && TEXT_COMPONENTS.has(nameOf(node))) return;
      const shown = node.children.filter((child) => !isBlank(child));
      const isAlone = shown.length === 1 && !isFragment(node);
      for (const [index, child] of shown.entries()) {
        if (isSwapped(child, isAlone)) context.report({node: child, messageId: 'swapped'});
        if (child.type === 'JSXExpressionContainer' && isSwitch(child.expression))
          checkKinds(outcomesOf(child.expression));
        if (comesAndGoes(child) && isBeforeText(shown, index)) context.report({node: child, messageId: 'before'});
      }
    };
    const returned = [];
    const enter = () => void returned.push([]);
    const isMapped = ({parent}) =>
      parent.type === 'CallExpression' &&
      parent.callee.type === 'MemberExpression' &&
      parent.callee.property.name === 'map';
    /**
     * Runs of a text of which some are marked: how many there are, and of which kind each is, changes with what is
     * marked.
     */
    const checkRuns = (outcomes) => {
      if (outcomes.length < 2 || !outcomes.some(isElement)) return;
      for (const one of outcomes) if (isText(one)) context.report({node: one, messageId: 'swapped'});
    };
    /**
     * A component that comes to one text or another, or to none, swaps them inside an element of whoever uses it; so
     * does a helper that gives elements as well.
     */
    const leave = (node) => {
      const outcomes = returned.pop() ?? [];
      const name = node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : '');
      const ends = node.body.type === 'BlockStatement' ? outcomes : outcomesOf(node.body);
      if (isMapped(node)) checkRuns(ends);
      const isAnswered = /^[A-Z]/.test(name ?? '') || (!isMapped(node) && ends.some(isElement));
      if (!isAnswered || ends.length < 2) return;
      for (const one of ends) if (isText(one)) context.report({node: one, messageId: 'swapped'});
      checkKinds(ends);
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      ':function': enter,
      ':function:exit': leave,
      ReturnStatement: ({argument}) => void (argument && returned.at(-1)?.push(...outcomesOf(argument))),
    };
  },
};
