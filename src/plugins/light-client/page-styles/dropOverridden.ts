import postcss, {type Container, type Declaration, type Document, type Rule} from 'postcss';

const LAYER = 'docusaurus.infima';
// Each fits only the element that `:root` fits.
const ROOTS = new Set([':root', 'html[data-theme=dark]', 'html']);

const isInFrameworksLayer = (parent: Container | Document | undefined): boolean =>
  parent?.type === 'atrule' && 'params' in parent && parent.params === LAYER
    ? true
    : parent !== undefined && isInFrameworksLayer(parent.parent);

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node) => node.type === 'decl').filter(({important}) => !important);

/**
 * The style sheet without what the framework declares for a selector and the site's own sheets declare for the same one,
 * in each window and mode. A rule outside of cascade layers wins over each rule in one, so the framework's values could
 * never hold.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const own = new Map<string, Set<string>>();
  for (const rule of root.nodes)
    if (rule.type === 'rule')
      for (const selector of rule.selectors)
        own.set(selector, new Set([...(own.get(selector) ?? []), ...declarationsOf(rule).map(({prop}) => prop)]));
  const isOverridden = (selector: string, prop: string): boolean =>
    own.get(ROOTS.has(selector) ? ':root' : selector)?.has(prop) === true || own.get(selector)?.has(prop) === true;
  root.walkRules((rule) => {
    if (!isInFrameworksLayer(rule.parent)) return;
    for (const declaration of declarationsOf(rule))
      if (rule.selectors.every((selector) => isOverridden(selector, declaration.prop))) declaration.remove();
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
