// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { prerender } from '../../../../web/pages/prerender.tsx';

const VOID = /^(?:br|hr|img|input|link|meta|source)$/;
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];

/** The tags of a text in their order, names alone; `<path/>` counts as opened and closed. */
const tagsIn = (html: string): string[] =>
  [...html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*?)(\/?)>/g)].flatMap(
    ([, end, name = '', , closed]) => {
      const tag = name.toLowerCase();
      return closed === '/' && !VOID.test(tag) ? [tag, `/${tag}`] : [`${end}${tag}`];
    },
  );

describe.each(prerender())('$file', ({ body, head }) => {
  const page = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const document = new DOMParser().parseFromString(page, 'text/html');

  it('is read by a browser as it is written: nothing is moved, and nothing closed for us', () => {
    expect(tagsIn(document.body.innerHTML)).toEqual(tagsIn(body));
  });

  it('names each of its elements once, and refers to no other', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = REFERENCES.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((one) => one.getAttribute(name)?.split(' ') ?? []),
    );
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has landmarks that can be told apart, headed tables, and no attribute that HTML has given up', () => {
    const names = [...document.querySelectorAll('nav, aside')].map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);
    expect(document.querySelectorAll('th:not([scope]), th:empty, img:not([alt]), [align]')).toHaveLength(0);
    expect(document.querySelectorAll('a a, button a, a button, p div, p p, ul > :not(li)')).toHaveLength(0);
  });
});
