import { describe, expect, it } from 'vitest';
import { allPrices, priceOf } from '../../../../shared/price-book.ts';
import { subscribePath } from '../../../../shared/wanted-plan.ts';
import { formatPrice } from '../../../../web/format/format-price.ts';
import { prerender } from '../../../../web/pages/prerender.tsx';

const pages = prerender();

describe('prerender', () => {
  it('renders every public page, and the one for unknown addresses', () => {
    expect(pages.map(({ file }) => file)).toEqual([
      ...['index.html', 'pricing.html', 'contact.html', 'terms.html', 'privacy.html', '404.html'],
    ]);
    expect(pages[0]?.body).toContain('Start Free Trial');
    for (const feature of ['Smart Upload', 'All Documents', 'Auto Matching', 'Export Ready'])
      expect(pages[0]?.body).toContain(feature);
    expect(pages[2]?.body).toContain('Write to us');
    expect(pages[3]?.body).toContain('It is not tax, legal or accounting advice');
    expect(pages[4]?.body).toContain('Who reads your documents');
    expect(pages.at(-1)?.body).toContain('Oops! Page not found');
  });

  it('shows every price of the book, and leads each plan to where it is subscribed to', () => {
    const { body = '' } = pages.find(({ file }) => file === 'pricing.html') ?? {};
    for (const choice of allPrices) {
      expect(body).toContain(formatPrice(priceOf(choice), choice.currency));
      expect(body).toContain(subscribePath(choice).replaceAll('&', '&amp;'));
    }
    expect(body).toContain('Save 17% – 2 months free');
  });

  it('carries no script and no handler, so that the site’s policy can forbid them', () => {
    for (const { head, body } of pages) expect(head + body).not.toMatch(/<script|\son\w+=/);
  });

  it('keeps its styles in the head, the first of them the reset', () => {
    expect(pages[0]?.body).not.toContain('<style');
    expect(pages[0]?.head).toMatch(/@layer reset\s*\{/);
  });
});
