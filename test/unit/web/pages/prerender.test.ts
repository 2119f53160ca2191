import { describe, expect, it } from 'vitest';
import { isNotFound, siteFileFor } from '../../../../infra/constructs/site-paths.ts';
import { allPrices, priceOf } from '../../../../shared/price-book.ts';
import { articlePath, articleSlugs, pageIn, renderedAddresses } from '../../../../shared/site-pages.ts';
import { languages, languageTags } from '../../../../shared/text/language.ts';
import { subscribePath } from '../../../../shared/wanted-plan.ts';
import { formatPrice } from '../../../../web/format/format-price.ts';
import { prerender } from '../../../../web/pages/prerender.tsx';

const pages = prerender();
const bodyOf = (file: string): string => pages.find((page) => page.file === file)?.body ?? '';

describe('prerender', () => {
  it('renders the file that answers each public address, and the one for unknown addresses', () => {
    const files = renderedAddresses.map((address) => siteFileFor(address).slice(1));
    expect(pages.map(({ file }) => file)).toEqual([...files, '404.html']);
    for (const feature of ['Smart Upload', 'All Documents', 'Auto Matching', 'Export Ready'])
      expect(bodyOf('index.html')).toContain(feature);
    for (const step of ['Upload', 'Extract', 'Match', 'Export'])
      expect(bodyOf('index.html')).toContain(`>${step}</h3>`);
    expect(bodyOf('index.html')).toContain('Start Free Trial');
    expect(bodyOf('terms.html')).toContain('It is not tax, legal or accounting advice');
    expect(bodyOf('contact.html')).toContain('Write to us');
    expect(bodyOf('privacy.html')).toContain('Who reads your documents');
    expect(bodyOf('404.html')).toContain('Oops! Page not found');
  });

  it('writes each page in its language, and names the same page in all of them', () => {
    for (const language of languages) {
      const file = siteFileFor(pageIn(language, '/security')).slice(1);
      const page = pages.find((one) => one.file === file);
      expect(page?.language).toBe(languageTags[language]);
      for (const other of languages)
        expect(page?.head).toContain(
          `hreflang="${languageTags[other]}" href="https://matchbook.app${pageIn(other, '/security')}"`,
        );
    }
    expect(bodyOf('fr/security.html')).toContain('Aucune connexion bancaire');
  });

  it('has one headline on each page, and a title and description that no other page has', () => {
    // What the contact page says once its form was sent takes the place of the form.
    const atFirst = (body: string) => body.replace(/<div data-contact-sent[\s\S]*/, '');
    for (const { file, body } of pages) expect(atFirst(body).match(/<h1[ >]/g), file).toHaveLength(1);
    const titles = pages.map(({ language, head }) => language + (/<title>.*<\/title>/.exec(head)?.[0] ?? ''));
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
    const descriptions = pages.map(
      ({ head }) => /name="description" content="([^"]+)"/.exec(head)?.[1] ?? '',
    );
    expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
    expect(descriptions.filter((text) => text.length > 190)).toEqual([]);
  });

  it('keeps from search engines what nothing lists, where nobody knows of whose payment it is', () => {
    const unlisted = pages.filter(({ head }) => head.includes('name="robots" content="noindex"'));
    const files = ['success.html', 'cancel.html', 'fr/success.html', 'fr/cancel.html', '404.html'];
    expect(unlisted.map(({ file }) => file)).toEqual(files);
    expect(bodyOf('success.html')).toContain('Sign in to see your plan');
    expect(bodyOf('success.html')).not.toContain('Payment Successful');
    expect(bodyOf('success.html')).toContain('href="/signin?next=%2Fapp%2Fsuccess"');
    expect(bodyOf('cancel.html')).toContain('Payment Canceled');
  });

  it('leads nowhere that is not there', () => {
    const dead: string[] = [];
    for (const { file, body } of pages)
      for (const [, href = ''] of body.matchAll(/ href="([^"]*)"/g)) {
        if (/^https:\/\//.test(href)) continue;
        const [path = '', anchor] = href.replaceAll('&amp;', '&').split('#');
        const { pathname } = new URL(path === '' ? '/' : path, 'http://site');
        const target = path === '' ? file : siteFileFor(pathname).slice(1);
        if (path !== '' && isNotFound(`/${target}`)) dead.push(`${file}: ${href}`);
        if (anchor !== undefined && !bodyOf(target).includes(` id="${anchor}"`))
          dead.push(`${file}: ${href}`);
      }
    expect(dead).toEqual([]);
  });

  it('shows every price of the book, and leads each plan to where it is subscribed to', () => {
    const body = bodyOf('pricing.html');
    for (const choice of allPrices) {
      expect(body).toContain(formatPrice(priceOf(choice), choice.currency));
      expect(body).toContain(subscribePath(choice).replaceAll('&', '&amp;'));
    }
    expect(body).toContain('Save 17% – 2 months free');
  });

  it('carries no script and no handler, so that the site’s policy can forbid them, but data that programs read', () => {
    for (const { head, body } of pages)
      expect(head.replaceAll('<script type="application/ld+json">', '') + body).not.toMatch(
        /<script|\son\w+=/,
      );
  });

  it('tells programs what stands on a page', () => {
    const dataOf = (file: string) =>
      [...(pages.find((one) => one.file === file)?.head ?? '').matchAll(/ld\+json">(.+?)<\/script>/g)].map(
        ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
      );
    expect(dataOf('index.html').map((one) => one['@type'])).toEqual(['Organization', 'SoftwareApplication']);
    expect(dataOf('pricing.html')[0]).toMatchObject({
      offers: [{ price: '0' }, { price: '8.00', priceCurrency: 'CAD' }, { price: '18.00' }],
    });
    expect(dataOf('faq.html').map((one) => one['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    for (const slug of articleSlugs)
      expect(dataOf(siteFileFor(articlePath(slug)).slice(1))[0]).toMatchObject({
        '@type': 'Article',
        mainEntityOfPage: `https://matchbook.app/blog/${slug}`,
      });
  });

  it('has a card of its own for those who share it', () => {
    const listed = pages.filter(({ head }) => !head.includes('name="robots" content="noindex"'));
    const cards = listed.map(({ head }) => /property="og:image" content="([^"]+)"/.exec(head)?.[1]);
    expect(cards.filter((card) => !card?.startsWith('https://matchbook.app/shots/card'))).toEqual([]);
    expect(new Set(cards).size).toBe(listed.length);
    expect(pages[0]?.head).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('shows the product in both themes, fetched only where they are shown, with room kept for them', () => {
    const pictures = bodyOf('fr.html').match(/<picture>[\s\S]*?<\/picture>/g) ?? [];
    expect(pictures).toHaveLength(4);
    for (const picture of pictures)
      expect(picture).toMatch(
        /<source [^>]*-desktop-(light|dark)-fr\.avif"[^>]* width="1600" height="1000".*<img [^>]*src="[^"]+-phone-\1-fr\.avif" width="640" height="\d+" alt="[^"]{20,}" loading="lazy"/,
      );
  });

  it('keeps its styles in the head, the first of them the reset', () => {
    expect(pages[0]?.body).not.toContain('<style');
    expect(pages[0]?.head).toMatch(/@layer reset\s*\{/);
  });
});
