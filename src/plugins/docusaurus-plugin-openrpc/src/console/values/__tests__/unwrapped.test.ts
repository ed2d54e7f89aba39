import {describe, expect, it} from 'vitest';
import {unwrapped} from '../unwrapped';

const ADDRESS = 'cfxtest:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91';

describe('unwrapped', () => {
  it.each([
    `"${ADDRESS}"`,
    `'${ADDRESS}',`,
    `“${ADDRESS}”`,
    `\`${ADDRESS}\``,
    `\u200b${ADDRESS}\ufeff`,
    `\u202a${ADDRESS}\u202c;`,
    `\u00a0${ADDRESS} \n`,
    `"${ADDRESS}\u200b" ,`,
    ADDRESS,
  ])('gives the address in %j', (text) => expect(unwrapped(text)).toBe(ADDRESS));

  it.each(['"', "'", '"a', "a'", '', ',a'])('leaves %j', (text) => expect(unwrapped(text)).toBe(text));
});
