import {bare, isElement, isFragment, isTextComponent, JsxText, nameOf, shownOf} from './jsxText.mjs';

const hasKey = ({openingElement}) => openingElement.attributes.some(({name}) => name?.name === 'key');

const isMapped = ({parent}) =>
  parent.type === 'CallExpression' &&
  parent.callee.type === 'MemberExpression' &&
  parent.callee.property.name === 'map';

/** What is wrong with the texts of one source file; `report` is given the node and which message it gets. */
class Checks {
  #text;
  #report;

  constructor(text, report) {
    this.#text = text;
    this.#report = report;
  }

  /** Reports elements of one kind among alternatives that are shown one at a time. */
  #checkKinds(outcomes) {
    const keyless = outcomes.filter((one) => one.type === 'JSXElement' && /^[a-z]/.test(nameOf(one)) && !hasKey(one));
    for (const one of keyless) {
      const rivals = keyless.filter((other) => other !== one && nameOf(other) === nameOf(one));
      if (rivals.length > 0 && [one, ...rivals].some((each) => this.#text.hasLooseText(each)))
        this.#report(one.openingElement, 'same');
    }
  }

  #reportTexts(outcomes) {
    for (const one of outcomes) if (this.#text.isText(one)) this.#report(one, 'swapped');
  }

  #isSwapped(child, isAlone) {
    if (child.type !== 'JSXExpressionContainer') return false;
    const text = this.#text;
    const expression = bare(child.expression);
    const outcomes = text.outcomesOf(expression);
    if (!text.isSwitch(expression))
      return (
        !isAlone && expression.type !== 'LogicalExpression' && text.isText(expression) && text.mayBeMissing(expression)
      );
    // A text that is all that an element has is set on the element itself.
    return outcomes.some((one) => text.isText(one)) && !(isAlone && !outcomes.some(isElement));
  }

  #comesAndGoes(child) {
    return child.type === 'JSXExpressionContainer' && this.#text.isSwitch(child.expression);
  }

  /** Whether what React looks for a place by, after a child, is a text. */
  #isBeforeText(children, index) {
    const next = children.slice(index + 1).find((child) => !this.#comesAndGoes(child));
    return next !== undefined && this.#text.isTextChild(next);
  }

  /** Checks what is in an element. */
  element(node) {
    if (isTextComponent(node)) return;
    const shown = shownOf(node);
    const isAlone = shown.length === 1 && !isFragment(node);
    for (const [index, child] of shown.entries()) {
      if (this.#isSwapped(child, isAlone)) this.#report(child, 'swapped');
      if (!this.#comesAndGoes(child)) continue;
      this.#checkKinds(this.#text.outcomesOf(child.expression));
      if (this.#isBeforeText(shown, index)) this.#report(child, 'before');
    }
  }

  /**
   * Checks what a function returns, of which `outcomes` are the possible results. A component that comes to one text or
   * another, or to none, swaps them inside an element of whoever uses it; so does a helper that gives elements as well.
   */
  returned(node, outcomes) {
    const name = node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : '');
    const ends = node.body.type === 'BlockStatement' ? outcomes : this.#text.outcomesOf(node.body);
    if (ends.length < 2) return;
    // Runs of a text of which some are marked: how many and of which kind they are changes with what is marked.
    if (isMapped(node) && ends.some(isElement)) this.#reportTexts(ends);
    if (!/^[A-Z]/.test(name ?? '') && (isMapped(node) || !ends.some(isElement))) return;
    this.#reportTexts(ends);
    this.#checkKinds(ends);
  }
}

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
    const text = new JsxText(context.sourceCode);
    const checks = new Checks(text, (node, messageId) => context.report({node, messageId}));
    const returned = [];
    const check = (node) => checks.element(node);
    return {
      JSXElement: check,
      JSXFragment: check,
      ':function': () => void returned.push([]),
      ':function:exit': (node) => checks.returned(node, returned.pop() ?? []),
      ReturnStatement: ({argument}) => void (argument && returned.at(-1)?.push(...text.outcomesOf(argument))),
    };
  },
};
