import type {DiagramSource} from '../../src/markdown/diagrams/diagramSource';
import {VARIABLES, type Palette} from '../../src/markdown/diagrams/palettes';

// For a drawing that is opened by itself; a page shows it in its own face. The library measures text in a wider one
// than any of these.
const FACES =
  "Arial, 'Liberation Sans', Helvetica, Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/**
 * What the library's variables stand for: the page's own, which follow its mode, and if there is no page the given
 * colors.
 */
function coloursOf(palette: Palette): Record<string, string> {
  const color = (key: keyof Palette): string => `var(${VARIABLES[key]}, ${palette[key]})`;
  return {
    '--bg': color('paper'),
    '--fg': color('ink'),
    '--_text': color('ink'),
    '--_text-sec': color('quiet'),
    '--_text-muted': color('quiet'),
    '--_text-faint': color('quiet'),
    '--_line': color('quiet'),
    '--_arrow': color('accent'),
    '--_node-fill': color('raised'),
    '--_node-stroke': color('edge'),
    '--_group-fill': color('paper'),
    '--_group-hdr': color('wash'),
    '--_inner-stroke': color('paper'),
    '--_key-badge': color('wash'),
  };
}

function withColours(svg: string, colors: Record<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const color = colors[name];
    if (color === undefined)
      throw new Error(
        `the library draws with ${name}, for which tools/diagrams/drawDiagram.ts knows no color; add it to coloursOf`,
      );
    return color;
  });
}

// The ground of a label on an edge has little room around its text; a wide face needs more.
const roomier = (svg: string): string =>
  svg.replace(
    /<rect x="([\d.-]+)"([^>]*?) width="([\d.]+)"([^>]*var\(--_inner-stroke\))/g,
    (_, x: string, between: string, width: string, rest: string) => {
      const more = Number(width) * 0.12;
      return `<rect x="${String(Number(x) - more)}"${between} width="${String(Number(width) + 2 * more)}"${rest}`;
    },
  );

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Draws a diagram as a file that stands alone and can be put into a page: no style element, no script, no face to load,
 * with title and description. Its ids begin with the digest, since a page may hold several.
 */
export async function drawDiagram(
  {title, description, body}: DiagramSource,
  palette: Palette,
  digest: string,
): Promise<string> {
  // Only an import at run time finds a package that is made of modules alone.
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  const drawn = renderMermaidSVG(body, {padding: 12, nodeSpacing: 20, layerSpacing: 30});
  const [, width = '0', height = '0'] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  const inner = roomier(drawn)
    .replace(/^<svg [^>]*>/, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
    .replace(/ id="/g, ` id="d${digest}-`)
    .replace(/url\(#/g, `url(#d${digest}-`)
    .replace(/="[^"]*"/g, (value) => value.replace(/(\d+\.\d{2})\d+/g, '$1'))
    .replace(/\n\s*\n/g, '\n')
    .trim();
  const [w, h] = [Math.ceil(Number(width)), Math.ceil(Number(height))];
  const size = `width="${String(w)}" height="${String(h)}"`;
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(w)} ${String(h)}" ${size} role="img" ` +
    `aria-labelledby="d${digest}-title d${digest}-desc" font-family="${FACES}" data-source="${digest}">\n` +
    `<title id="d${digest}-title">${escape(title)}</title>\n` +
    `<desc id="d${digest}-desc">${escape(description)}</desc>\n` +
    `<rect ${size} fill="${coloursOf(palette)['--bg'] ?? ''}" />\n`;
  return head + withColours(inner, coloursOf(palette)) + '\n';
}
