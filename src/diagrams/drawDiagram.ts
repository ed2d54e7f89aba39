import type {DiagramSource} from './diagramSource';
import type {Palette} from './palettes';

// The library measures text in a wider face than these, which readers have without loading one.
const FACES = "Arial, 'Liberation Sans', Helvetica, Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/** What the library's variables stand for, from the site's own colours. */
function coloursOf({paper, raised, wash, ink, quiet, edge, accent}: Palette): Record<string, string> {
  return {
    '--bg': paper,
    '--fg': ink,
    '--_text': ink,
    '--_text-sec': quiet,
    '--_text-muted': quiet,
    '--_text-faint': quiet,
    '--_line': quiet,
    '--_arrow': accent,
    '--_node-fill': raised,
    '--_node-stroke': edge,
    '--_group-fill': paper,
    '--_group-hdr': wash,
    '--_inner-stroke': paper,
    '--_key-badge': wash,
  };
}

function withColours(svg: string, colours: Record<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`the library draws with ${name}, for which src/diagrams/drawDiagram.ts knows no colour; add it to coloursOf`);
    return colour;
  });
}

// The ground of a label on an edge has little room around its text; a wide face needs more.
const roomier = (svg: string): string =>
  svg.replace(/<rect x="([\d.-]+)"([^>]*?) width="([\d.]+)"([^>]*var\(--_inner-stroke\))/g, (_, x: string, between: string, width: string, rest: string) => {
    const more = Number(width) * 0.12;
    return `<rect x="${String(Number(x) - more)}"${between} width="${String(Number(width) + 2 * more)}"${rest}`;
  });

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Draws a diagram as a file that stands alone: no style element, no script, no face to load, with title and description. */
export async function drawDiagram({title, description, body}: DiagramSource, palette: Palette, digest: string): Promise<string> {
  // Only an import at run time finds a package that is made of modules alone.
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  const drawn = renderMermaidSVG(body, {padding: 12, nodeSpacing: 20, layerSpacing: 30});
  const [, width = '0', height = '0'] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  const inner = roomier(drawn)
    .replace(/^<svg [^>]*>/, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
    .replace(/="[^"]*"/g, (value) => value.replace(/(\d+\.\d{2})\d+/g, '$1'))
    .replace(/\n\s*\n/g, '\n')
    .trim();
  const [w, h] = [Math.ceil(Number(width)), Math.ceil(Number(height))];
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(w)} ${String(h)}" width="${String(w)}" height="${String(h)}" role="img" ` +
    `aria-labelledby="title desc" font-family="${FACES}" data-source="${digest}">\n<title id="title">${escape(title)}</title>\n<desc id="desc">${escape(description)}</desc>\n` +
    `<rect width="${String(w)}" height="${String(h)}" fill="${palette.paper}" />\n`;
  return head + withColours(inner, coloursOf(palette)) + '\n';
}
