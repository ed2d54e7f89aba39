// holds: samples.code
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const read = (file: string): string => readFileSync(`samples/${file}`, 'utf8');

/** The React tutorial shows these files; the others say which line to change, or none. */
describe('the wallet tutorials', () => {
  test.each(['espace-wallet-vue/src/send.ts', 'espace-wallet-next/app/send.ts'])('%s is the file of React', (file) => {
    expect(read(file)).toBe(read('espace-wallet-react/src/send.ts'));
  });

  test.each(['Account', 'Pay'])('%s of Next.js is the one of React after the line "use client"', (component) => {
    const react = read(`espace-wallet-react/src/${component}.tsx`);
    expect(read(`espace-wallet-next/app/${component}.tsx`)).toBe(`'use client';\n\n${react}`);
  });

  test('the options of AppKit in Vue are those of React', () => {
    const react = read('espace-wallet-react/src/wallet.ts');
    expect(read('espace-wallet-vue/src/wallet.ts')).toBe(react.replace('@reown/appkit/react', '@reown/appkit/vue'));
  });
});
