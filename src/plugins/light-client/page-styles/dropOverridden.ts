import postcss, {type ChildNode, type Container, type Declaration, type Document, type Rule} from 'postcss';

const LAYER = 'docusaurus.infima';
const FRAMEWORKS = new Set([':root', 'html[data-theme=dark]']);

const isVariable = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--');

const isInFrameworksLayer = (parent: Container | Document | undefined): boolean =>
  parent?.type === 'atrule' && 'params' in parent && parent.params === LAYER
    ? true
    : parent !== undefined && isInFrameworksLayer(parent.parent);

const variablesOf = (rule: Rule): string[] => rule.nodes.filter(isVariable).map(({prop}) => prop);

/**
 * The style sheet without the variables of the framework that the site's own sheets set for every page. A rule outside
 * of cascade layers wins over each rule in one, so the framework's values could never hold.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const own = new Set(
    root.nodes.flatMap((node) => (node.type === 'rule' && node.selectors.includes(':root') ? variablesOf(node) : [])),
  );
  root.walkRules((rule) => {
    if (!isInFrameworksLayer(rule.parent) || !rule.selectors.every((selector) => FRAMEWORKS.has(selector))) return;
    for (const node of rule.nodes.filter(isVariable)) if (own.has(node.prop)) node.remove();
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
