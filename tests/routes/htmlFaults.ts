import {parse} from 'parse5';
import {languageOfText} from '../../tools/prose/foreignWords';
import {CONTROLS, attributeOf, placedElements, textOf, type Element, type Placed} from './htmlTree';

const LEVEL = /^h([1-6])$/;
const BLOCK = new Set('p li td th dd dt h1 h2 h3 h4 h5 h6 summary a button figcaption blockquote'.split(' '));
/** Elements whose text belongs to the sentence around them, unless they say that it is in another language. */
const INLINE = new Set('a b strong em i span q'.split(' '));

const lineOf = ({sourceCodeLocation}: Element): string => `line ${String(sourceCodeLocation?.startLine ?? 0)}`;

/** IDs that occur twice, pictures without `alt`, controls within controls, end tags that are left over. */
function elementFaults(placed: readonly Placed[]): string[] {
  const ids = new Set<string>();
  return placed.flatMap(({element, control}) => {
    const faults: string[] = [];
    const id = attributeOf(element, 'id');
    if (id !== undefined && ids.has(id)) faults.push(`${lineOf(element)}: the id "${id}" a second time`);
    if (id !== undefined) ids.add(id);
    // The parser makes an empty paragraph of an end tag that is left over.
    if (element.tagName === 'p' && !element.sourceCodeLocation?.startTag)
      faults.push(`${lineOf(element)}: </p> alone; something within the paragraph before has ended it`);
    if (element.tagName === 'img' && attributeOf(element, 'alt') === undefined)
      faults.push(`${lineOf(element)}: a picture without alt`);
    if (control !== undefined && CONTROLS.has(element.tagName))
      faults.push(`${lineOf(element)}: <${element.tagName}> within <${control}>`);
    return faults;
  });
}

/** More or less than one first-level heading, and levels that are left out. */
function headingFaults(placed: readonly Placed[]): string[] {
  const headings = placed.flatMap(({element, isSilent}) => (LEVEL.test(element.tagName) && !isSilent ? [element] : []));
  const levels = headings.map(({tagName}) => Number(LEVEL.exec(tagName)?.[1]));
  const first = levels.filter((level) => level === 1).length;
  const skipped = headings.flatMap((heading, index) => {
    const [level = 0, before = level] = [levels[index], levels[index - 1]];
    return level > before + 1
      ? [`${lineOf(heading)}: a heading of level ${String(level)} after one of level ${String(before)}`]
      : [];
  });
  return [...(first === 1 ? [] : [`${String(first)} first-level headings, not one`]), ...skipped];
}

/** The text of a block itself: without blocks in it, and without what says that it is in another language. */
function ownText({childNodes}: Element): string {
  const own = childNodes.filter(
    (node) =>
      node.nodeName === '#text' ||
      ('tagName' in node && INLINE.has(node.tagName) && attributeOf(node, 'lang') === undefined),
  );
  return own.map(textOf).join('').trim();
}

/** Texts in another language than the one that they are said to be in. */
function languageFaults(placed: readonly Placed[]): string[] {
  return placed.flatMap(({element, language, isSilent}) => {
    if (isSilent || !BLOCK.has(element.tagName)) return [];
    const text = ownText(element);
    const wanted = languageOfText(text);
    if (wanted === undefined || wanted === language) return [];
    return [
      `${lineOf(element)}: "${text.slice(0, 60)}" is within lang="${language}"; translate it, or put lang="${wanted}" on <${element.tagName}>`,
    ];
  });
}

/**
 * What is wrong with the HTML of a page: what a parser by the standard stumbles over, and what no page may have. Empty
 * if nothing.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine, startCol}) =>
      faults.push(`line ${String(startLine)}, column ${String(startCol)}: ${code}`),
  });
  const placed = [...placedElements(document)];
  return [...faults, ...elementFaults(placed), ...headingFaults(placed), ...languageFaults(placed)];
}
