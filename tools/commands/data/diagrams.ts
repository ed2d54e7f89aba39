import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DRAWN_DIR, drawnName, drawnNames, readDrawn, readSources} from '../../../src/markdown/diagrams/diagramFiles';
import {diagramDigest, parseDiagram} from '../../../src/markdown/diagrams/diagramSource';
import {drawDiagram} from '../../diagrams/drawDiagram';
import {readPalettes} from '../../../src/markdown/diagrams/palettes';

/** `npm run data -- diagrams`: draws every .mmd file, and takes away what no source asks for. */
async function diagrams(): Promise<void> {
  const palettes = readPalettes('.');
  const sources = readSources('.');
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    try {
      const file = path.join(DRAWN_DIR, drawnName(source));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, await drawDiagram(parseDiagram(text), palettes.light, diagramDigest(text, palettes)));
    } catch (error) {
      throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  }
  const asked = new Set(drawnNames(sources));
  const idle = readDrawn('.').filter((name) => !asked.has(name));
  for (const name of idle) rmSync(path.join(DRAWN_DIR, name));
  console.log(`${String(sources.length)} sources drawn; ${String(idle.length)} old files taken away.`);
}

diagrams().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
