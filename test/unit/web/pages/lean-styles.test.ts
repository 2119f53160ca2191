import { expect, it } from 'vitest';
import { leanStyles } from '../../../../web/pages/lean-styles.ts';

it('keeps what a page uses, by way of other properties and in its attributes too', () => {
  const styles = ':root{--ink:#111;--text:var(--ink);--wide:40em;}p{color:var(--text);}';
  expect(leanStyles(styles, '<p style="width:var(--wide)"></p>')).toBe(styles);
});

it('drops properties that nothing uses, and then those that only they used', () => {
  expect(leanStyles(':root{--ink:#111;--rule:var(--ink);--text:#222;}p{color:var(--text, #000);}', '')).toBe(
    ':root{--text:#222;}p{color:var(--text, #000);}',
  );
});

it('drops keyframes that no animation names', () => {
  const fade = '@keyframes fade{from{opacity:0;}to{opacity:1;}}';
  const turn = '@keyframes turn{to{rotate:1turn;}}';
  expect(leanStyles(`${fade}${turn}p{animation:fade 1s;}`, '')).toBe(`${fade}p{animation:fade 1s;}`);
});
