import { articlePath, pageAddresses, pageIn } from '../../shared/site-pages.ts';
import { languages, languageTags } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { translator } from '../text/translator.ts';
import { allArticles } from './articles.ts';
import { escaped, outside } from './page-head.ts';
import { siteOrigin } from '../../shared/site-origin.ts';

/** A file of the site that programs read. */
export interface SiteFile {
  readonly file: string;
  readonly text: string;
}

/** The sitemap, the rules for crawlers, the feed of the blog in each language, and whom to tell of a hole in our security. */
export const siteFiles = (today: Date): readonly SiteFile[] => [
  { file: 'sitemap.xml', text: sitemap() },
  { file: 'robots.txt', text: robots },
  { file: '.well-known/security.txt', text: securityContact(today) },
  ...languages.map((language) => ({ file: pageIn(language, '/rss.xml').slice(1), text: feed(language) })),
];

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

function sitemap(): string {
  const urls = pageAddresses.flatMap((address) =>
    languages.map((language) =>
      [
        '<url>',
        `<loc>${outside(address, language)}</loc>`,
        ...languages.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${languageTags[other]}" href="${outside(address, other)}"/>`,
        ),
        '</url>',
      ].join(''),
    ),
  );
  return [
    XML,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The app and what is shared by a link are nobody's to index. */
const robots = [
  'User-agent: *',
  'Disallow: /app',
  'Disallow: /api/',
  'Disallow: /shared/',
  'Disallow: /join-team',
  `Sitemap: ${siteOrigin}/sitemap.xml`,
  '',
].join('\n');

/** By RFC 9116; it holds until the end of the tenth month from now, so that a site that nobody builds any more does not promise for ever. */
function securityContact(today: Date): string {
  const until = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1));
  return [
    `Contact: ${siteOrigin}/contact`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en, fr',
    `Policy: ${siteOrigin}/security`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function feed(language: Language): string {
  const t = translator.in(language);
  const items = allArticles(language).map(({ slug, title, lead, day }) => {
    const address = outside(articlePath(slug), language);
    return [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<description>${escaped(lead)}</description>`,
      `<pubDate>${new Date(`${day}T12:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return [
    XML,
    '<rss version="2.0"><channel>',
    `<title>${escaped(`Matchbook – ${t('blog.title')}`)}</title>`,
    `<link>${outside('/blog', language)}</link>`,
    `<description>${escaped(t('blog.description'))}</description>`,
    `<language>${languageTags[language]}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
