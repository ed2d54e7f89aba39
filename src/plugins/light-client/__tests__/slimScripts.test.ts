import {describe, expect, it} from 'vitest';
import {createSlimScripts} from '../slimScripts';

const LONG = `<script>
  (function () {
    var chosen = localStorage.getItem('theme');
    document.documentElement.setAttribute('data-theme', chosen);
  })();
</script>`;

describe('scripts in pages', () => {
  it('lose what only people read, each page the same way', async () => {
    const slim = createSlimScripts();
    const [one, other] = await Promise.all([slim(`<body>${LONG}<p>One.</p>`), slim(`<body>${LONG}<p>Another.</p>`)]);
    const script = /<script>.*?<\/script>/s.exec(one)?.[0] ?? '';
    expect(script).not.toMatch(/\n| {2}|;<\/script>/);
    expect(script).toContain('localStorage.getItem("theme")');
    expect(script.length).toBeLessThan(LONG.length);
    expect(one).toBe(`<body>${script}<p>One.</p>`);
    expect(other).toBe(`<body>${script}<p>Another.</p>`);
  });

  it('are found with the attribute of a head that the client keeps', async () => {
    expect(await createSlimScripts()('<script data-rh="true" >\nlet   a = 1;\nalert(a);\n</script>')).toMatch(
      /^<script data-rh="?true"?>\S+( \S+)*<\/script>$/,
    );
  });

  it.each([
    ['a file', '<script src="/assets/js/main.js" defer></script>'],
    ['data', '<script type="application/ld+json">{"a":  "b"}</script>'],
    ['the text around them', '<pre><span>a</span>\n\n<span>  b</span></pre><p class="">&amp; c'],
  ])('leave alone %s', async (_, html) => {
    expect(await createSlimScripts()(html)).toBe(html);
  });

  it('keep the names that other scripts may use, and an end of a script in a text', async () => {
    const lean = await createSlimScripts()('<script>\nfunction shared(first) { return first + "<\\/script>"; }\n</script>');
    expect(lean).toMatch(/^<script>function shared\((\w)\)\{return \1\+"<\\\/script>"\}<\/script>$/);
  });

  it('stop the build where they are broken, in words that show which', async () => {
    await expect(createSlimScripts()('<script>function (</script>')).rejects.toThrow(/^A script in the pages is broken: function \(\n/);
  });
});
