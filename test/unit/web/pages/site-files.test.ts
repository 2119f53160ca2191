import { expect, it } from 'vitest';
import { allPageAddresses } from '../../../../shared/site-pages.ts';
import { siteFiles } from '../../../../web/pages/prerender.tsx';

const files = new Map(siteFiles(new Date('2026-11-28T12:00:00Z')).map(({ file, text }) => [file, text]));

it('lists every public page in the sitemap, once', () => {
  const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>https:\/\/matchbook\.app(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted()).toEqual(allPageAddresses.toSorted());
});

it('keeps crawlers out of the books', () => {
  const robots = files.get('robots.txt') ?? '';
  for (const place of ['/app', '/api/', '/shared/']) expect(robots).toContain(`Disallow: ${place}`);
});

it('names whom to tell of a hole, for less than a year', () => {
  const text = files.get('.well-known/security.txt') ?? '';
  expect(text).toContain('Contact: https://');
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z');
});

it('feeds each language its articles', () => {
  expect(files.get('rss.xml')?.match(/<item>/g)).toHaveLength(6);
  expect(files.get('fr/rss.xml')).toContain('<language>fr-CA</language>');
});
