import {expect, it} from 'vitest';
import {slimTexts} from '../slimTexts';

const known = new Set(['page.one', 'page.two']);
const translated = new Set(['page.one']);
const slim = (script: string): string => slimTexts(script, known, translated);

it('takes descriptions from calls, and English words where there are others', () => {
  expect(slim('t({id:"page.one",message:"One \\"1\\"",description:"First, {count}"})+t({id:"page.two",message:"Two",description:"Second"})')).toBe(
    't({id:"page.one"})+t({id:"page.two",message:"Two"})',
  );
});

it('takes descriptions from elements and leaves what they show', () => {
  expect(slim('j(T,{id:"page.one",description:"First",values:v,children:"One"})')).toBe('j(T,{id:"page.one",values:v,children:"One"})');
});

it.each(['a({id:"other",message:"One",description:"First"})', 'a({id:"page.one",message:m,description:"First"})', 'a({id:"page.one",title:"One"})'])(
  'leaves %s, which is no text of a page',
  (script) => {
    expect(slim(script)).toBe(script);
  },
);
