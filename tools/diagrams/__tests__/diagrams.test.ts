import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../../src/translation/contentFiles';
import {DRAWN_DIR, drawnName, drawnNames, readDrawn, readSources} from '../../../src/markdown/diagrams/diagramFiles';
import {diagramDigest, parseDiagram} from '../../../src/markdown/diagrams/diagramSource';
import {drawDiagram} from '../drawDiagram';
import {MODES, readPalettes, VARIABLES, type Mode} from '../../../src/markdown/diagrams/palettes';
import {skeletonOf} from '../skeletonOf';
import {svgFaults} from '../svgFaults';

const CURE = 'run npm run data -- diagrams and commit what it writes';
const sources = readSources('.');
const english = sources.filter((source) => !source.startsWith('i18n/'));
const palettes = readPalettes('.');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The drawing as a page of a mode shows it: each variable is the color of that mode. */
function inMode(svg: string, mode: Mode): string {
  const colours = new Map(
    Object.entries(VARIABLES).map(([key, name]) => [name, palettes[mode][key as keyof typeof VARIABLES]]),
  );
  return svg.replace(/var\((--[\w-]+), #[0-9a-f]+\)/g, (_, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`${name} is no colour of the style sheet`);
    return colour;
  });
}

/** The relative luminance of a hex color, as WCAG reckons it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? `#${[1, 2, 3].map((at) => hex.charAt(at).repeat(2)).join('')}` : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// holds: diagrams.drawn
describe('the drawn diagrams', () => {
  test('are those of the sources, no fewer and no more', () => {
    expect(english.length).toBeGreaterThan(3);
    expect(readDrawn('.'), CURE).toEqual(drawnNames(sources));
  });

  test.each(sources)('%s is what was drawn from', async (source) => {
    const text = read(source);
    const drawn = await drawDiagram(parseDiagram(text), palettes.light, diagramDigest(text, palettes));
    expect(read(path.join(DRAWN_DIR, drawnName(source))) === drawn, CURE).toBe(true);
  });

  // holds: diagrams.safe
  test.each(sources)('%s: texts and lines stand out in both modes', (source) => {
    for (const mode of MODES) {
      const svg = inMode(read(path.join(DRAWN_DIR, drawnName(source))), mode);
      const {paper, raised} = palettes[mode];
      const texts = [...svg.matchAll(/<text [^>]*fill="([^"]+)"/g)].map(([, colour = '']) => colour);
      expect(texts.length).toBeGreaterThan(1);
      for (const colour of texts)
        for (const ground of [paper, raised])
          expect(contrast(colour, ground), `${mode}: text ${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      const lines = [...svg.matchAll(/<(?:polyline|path|line|rect|polygon|circle)[^>]*stroke="(#[^"]+)"/g)].map(
        ([, colour = '']) => colour,
      );
      for (const colour of lines.filter((line) => line !== paper))
        expect(contrast(colour, paper), `${mode}: line ${colour}`).toBeGreaterThanOrEqual(3);
      expect(lines.some((line) => line !== paper)).toBe(true);
    }
  });
});

// holds: diagrams.drawn
describe('the sources', () => {
  test.each(english)('%s is the same diagram in every language', (source) => {
    for (const {folder} of TRANSLATIONS) {
      const translated = translatedPath(source, folder) ?? '';
      expect(existsSync(translated), `${translated} is missing: translate ${source} there`).toBe(true);
      const [one, other] = [parseDiagram(read(source)), parseDiagram(read(translated))];
      expect(skeletonOf(other), translated).toEqual(skeletonOf(one));
      expect(other.description, `${translated}: its description is not translated`).not.toBe(one.description);
    }
  });

  test('each belongs to a page beside it', () => {
    const idle = english.filter((source) => {
      const [folder, id] = [path.posix.dirname(source), path.posix.basename(source, '.mmd')];
      return !readEnglishPages('.').some(
        (page) => path.posix.dirname(page) === folder && read(page).includes(`<Diagram id="${id}" />`),
      );
    });
    expect(idle, 'no page beside these shows them: write <Diagram id="…" />, or take them away').toEqual([]);
  });

  const GOOD =
    'accTitle: A way\naccDescr: One leads to two, and from two there is no way back to one.\nflowchart TD\n  a["One"] -->|"so"| b["Two"]\n';

  test('words are no part of the skeleton, edges are', () => {
    expect(skeletonOf(parseDiagram(GOOD))).toEqual(
      skeletonOf(parseDiagram(GOOD.replace('One"', '一"').replace('so', 'así'))),
    );
    expect(skeletonOf(parseDiagram(GOOD.replace('-->', '-.->')))).not.toEqual(skeletonOf(parseDiagram(GOOD)));
    expect(skeletonOf(parseDiagram(GOOD.replace('b[', 'c[')))).not.toEqual(skeletonOf(parseDiagram(GOOD)));
  });

  test.each([
    ['a title', /accTitle.*\n/, 'no title'],
    ['a description', /accDescr.*\n/, 'no text alternative'],
    ['a kind', /flowchart TD/, 'of no kind'],
  ])('without %s it is refused', (_, part, says) => {
    expect(() => parseDiagram(GOOD.replace(part, ''))).toThrow(says);
  });

  test('a drawing stands alone: title, description, no style element, nothing to load', async () => {
    const svg = await drawDiagram(parseDiagram(GOOD), palettes.light, 'abc');
    expect(svg).toContain('<title id="dabc-title">A way</title>');
    expect(svg).toContain('<desc id="dabc-desc">One leads to two');
    expect(svgFaults(svg)).toEqual([]);
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg")|var\((?!--cfx-[\w-]+, #)|class=/);
  });

  test('each reference of a drawing leads to an id of its own', async () => {
    const svg = await drawDiagram(parseDiagram(GOOD), palettes.light, 'abc');
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(0);
    for (const id of references) expect(svg).toContain(` id="${String(id)}"`);
    expect([...svg.matchAll(/ id="([^"]+)"/g)].every(([, id]) => id?.startsWith('dabc-'))).toBe(true);
  });
});

// holds: diagrams.safe
describe('every picture in SVG', () => {
  const files = ['docs', 'blog', 'i18n', 'src', 'static'].flatMap((room) =>
    readdirSync(room, {recursive: true, encoding: 'utf8'}).flatMap((name) =>
      name.endsWith('.svg') && !name.includes('node_modules') ? [`${room}/${name}`] : [],
    ),
  );

  test('runs and loads nothing', () => {
    expect(files.length).toBeGreaterThan(sources.length);
    expect(files.flatMap((file) => svgFaults(read(file)).map((what) => `${file}: ${what}; take it out`))).toEqual([]);
  });

  test.each([
    ['<script>x</script>', 'a script'],
    ['<svg:SCRIPT href="x"/>', 'a script'],
    ['<foreignObject><p/></foreignObject>', 'a foreignObject'],
    ['<image href="https://evil.example/x.png"/>', 'loads something'],
    ['<animate attributeName="href"/>', 'an animation'],
    ['<style>a{}</style>', 'a style element'],
    ['<g onload="x"/>', 'an event handler'],
    ['<a xlink:href="javascript:1"/>', 'a link'],
    ['<g fill="url(https://evil.example/#a)"/>', 'a reference to another file'],
    ['<!DOCTYPE svg>', 'a declaration'],
  ])('%s is found', (svg, what) => {
    expect(svgFaults(svg)).toContainEqual(expect.stringContaining(what));
  });

  test('a reference inside the file is none', () => {
    expect(svgFaults('<g fill="url(#a)"/>')).toEqual([]);
  });
});
