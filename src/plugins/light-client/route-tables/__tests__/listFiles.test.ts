import {describe, expect, it} from 'vitest';
import {hashesOf, withHashes} from '../listFiles';

describe('the files of a page', () => {
  const file = (name: string): {publicPath: string}[] => [{publicPath: `/zh/assets/${name}`}];

  it('are listed by name and hash, scripts and style sheets; a file that another name holds is none of its own', () => {
    const assets = {
      abc: {js: file('js/abc.01234567.js'), css: file('css/abc.89abcdef.css')},
      def: {js: file('js/other.00000000.js')},
      lo: {js: file('js/lo.76543210.js')},
    };
    expect(hashesOf(['abc', 'def', 'lo', 'unknown'], {assets})).toBe('j3:abc01234567 c3:abc89abcdef j2:lo76543210');
  });

  it('stand at the element of the runtime', () => {
    const page = '<script src=/assets/js/runtime~main.01234567.js defer></script><script src=/assets/js/main.js defer></script>';
    expect(withHashes(page, 'j3:abc01234567', 'a.html')).toBe(
      '<script src=/assets/js/runtime~main.01234567.js data-files="j3:abc01234567" defer></script><script src=/assets/js/main.js defer></script>',
    );
    expect(() => withHashes('<head></head>', '', 'a.html')).toThrow('a.html has no script element of the runtime');
  });
});
