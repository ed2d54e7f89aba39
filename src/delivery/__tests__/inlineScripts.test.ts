import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {inlineScriptHashes, readScriptHashes} from '../inlineScripts';

const hashOf = (body: string): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;

test.each([
  ['a plain script', '<script>run()</script>', ['run()']],
  ['a module', '<script type="module">import "/a.js"</script>', ['import "/a.js"']],
  ['an empty one', '<script></script>', ['']],
  ['one over several lines, whitespace kept', '<script>\n  run()\n</script>', ['\n  run()\n']],
  ['two, in order', '<script>a()</script><p></p><script data-x>b()</script>', ['a()', 'b()']],
  ['structured data, which never runs', '<script type="application/ld+json">{"a":1}</script>', []],
  ['structured data with bare attribute', '<script type=application/ld+json>{"a":1}</script>', []],
  ['data', '<script type="application/json">{"a":1}</script>', []],
  ['a script of a file', '<script src="/assets/main.js" defer></script>', []],
  ['a script of a file after other attributes', '<script defer="defer" src="/assets/main.js"></script>', []],
  ['one whose attribute only ends in src', '<script data-src="/a.js">c()</script>', ['c()']],
])('%s', (_, html, bodies) => {
  expect(inlineScriptHashes(html)).toEqual(bodies.map(hashOf));
});

test('a build’s hashes are distinct, sorted, and of its pages only', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  try {
    mkdirSync(path.join(build, 'zh'));
    writeFileSync(path.join(build, 'index.html'), '<script>a()</script><script>b()</script>');
    writeFileSync(
      path.join(build, 'zh', 'index.html'),
      '<script>a()</script><script type="application/ld+json">{}</script>',
    );
    writeFileSync(path.join(build, 'note.txt'), '<script>c()</script>');
    expect(readScriptHashes(build)).toEqual([hashOf('a()'), hashOf('b()')].sort());
  } finally {
    rmSync(build, {recursive: true});
  }
});
