// Each is a way for a picture to run code, load something or be styled from outside of the page's policy.
const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/<(?:\w+:)?script[\s>/]/i, 'a script'],
  [/<(?:\w+:)?foreignObject[\s>/]/i, 'a foreignObject, which holds HTML'],
  [/<(?:\w+:)?(?:iframe|object|embed|audio|video|use|image|feImage)[\s>/]/i, 'an element that loads something'],
  [/<(?:\w+:)?(?:animate|set|animateTransform|animateMotion)[\s>/]/i, 'an animation, which can change links'],
  [/<(?:\w+:)?style[\s>/]/i, 'a style element, which the policy refuses'],
  [/<[^>]*\son\w+\s*=/i, 'an event handler'],
  [/<[^>]*\s(?:\w+:)?href\s*=/i, 'a link'],
  [/@import|url\(\s*['"]?(?!#)[^)]/i, 'a reference to another file'],
  [/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i, 'a declaration that a parser follows'],
];

/** What an SVG file holds that no picture of the site may hold; empty if it is plain. */
export function svgFaults(svg: string): string[] {
  return FORBIDDEN.filter(([pattern]) => pattern.test(svg)).map(([, what]) => what);
}
