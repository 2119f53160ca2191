import { describe, expect, it } from 'vitest';
import { articleSlugs } from '../../../../shared/site-pages.ts';
import { languages } from '../../../../shared/text/language.ts';
import { allArticles, articleOf, featuredSlug } from '../../../../web/pages/articles.ts';

const written = languages.flatMap((language) => articleSlugs.map((slug) => ({ language, slug })));

describe('an article', () => {
  it.each(written)('$slug in $language has what a reader is promised', ({ language, slug }) => {
    const { title, lead, html, words } = articleOf(slug, language);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(lead.length).toBeLessThanOrEqual(190);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_600);
    const ours = language === 'en' ? '' : '/fr';
    for (const address of ['/signup', '/team', `${ours}/pricing`])
      expect(html).toContain(`href="${address}"`);
    expect(html).toMatch(new RegExp(`href="${ours === '' ? '/' : ours}#features"`));
    expect(html).toContain('<h2>Sources</h2>');
    expect(html).toMatch(/<table>|<strong>/);
    // Nothing is run, and nothing is fetched from elsewhere.
    expect(html).not.toMatch(/<(script|img|iframe|style)/);
  });

  it('comes in the order of its day, the newest first, one of them featured', () => {
    const days = allArticles('en').map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(articleSlugs).toContain(featuredSlug);
  });
});
