// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isTyping } from '../../../../web/kit/is-typing.ts';

/** Where a key is pressed that is written in HTML. */
function target(html: string): Element | null {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild;
}

it('leaves the undo keys to the app where a box, a radio or a button has the focus, and to a text elsewhere', () => {
  for (const html of [
    '<input type="checkbox">',
    '<input type="radio">',
    '<button></button>',
    '<a href="#"></a>',
  ])
    expect(isTyping(target(html)), html).toBe(false);
  for (const html of ['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>'])
    expect(isTyping(target(html)), html).toBe(true);
  expect(isTyping(null)).toBe(false);
});
