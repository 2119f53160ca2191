import { describe, expect, it } from 'vitest';
import { prerender } from '../../../../web/pages/prerender.tsx';

const pages = prerender();

describe('prerender', () => {
  it('renders every public page, and the one for unknown addresses', () => {
    expect(pages.map(({ file }) => file)).toEqual(['index.html', 'terms.html', 'privacy.html', '404.html']);
    expect(pages[0]?.body).toContain('Start Free Trial');
    for (const feature of ['Smart Upload', 'All Documents', 'Auto Matching', 'Export Ready'])
      expect(pages[0]?.body).toContain(feature);
    expect(pages[1]?.body).toContain('It is not tax, legal or accounting advice');
    expect(pages[2]?.body).toContain('Who reads your documents');
    expect(pages.at(-1)?.body).toContain('Oops! Page not found');
  });

  it('carries no script and no handler, so that the site’s policy can forbid them', () => {
    for (const { head, body } of pages) expect(head + body).not.toMatch(/<script|\son\w+=/);
  });

  it('keeps its styles in the head, the first of them the reset', () => {
    expect(pages[0]?.body).not.toContain('<style');
    expect(pages[0]?.head).toMatch(/@layer reset\s*\{/);
  });
});
