import { pageIn, unlistedAddresses } from '../../shared/site-pages.ts';
import { languages, languageTags, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { siteOrigin } from '../../shared/site-origin.ts';
import { cardFile, cardSize, shotAddress } from '../../shared/site-shots.ts';

/** What a page says of itself to browsers, search engines and whoever links to it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** What stands on it, in the words of schema.org. */
  readonly data?: readonly object[];
  readonly isArticle?: boolean;
}

/** The address of a page for those outside: whichever copy of the site shows it, this one is meant. */
export const outside = (address: string, language: Language): string =>
  `${siteOrigin}${pageIn(language, address)}`;

/**
 * The tags of a page in its head; `address`: its English one, undefined of the page for unknown addresses. Search engines leave out what
 * nothing lists.
 */
export function headTags(
  { title, description, data = [], isArticle = false }: PageHead,
  address: string | undefined,
  language: Language,
): string[] {
  const tags = [`<title>${escaped(title)}</title>`, meta('name', 'description', description)];
  if (address === undefined || unlistedAddresses.includes(address))
    return [...tags, meta('name', 'robots', 'noindex')];
  const here = outside(address, language);
  return [
    ...tags,
    link('canonical', here),
    ...languages.map((one) => link('alternate', outside(address, one), languageTags[one])),
    link('alternate', outside(address, usualLanguage), 'x-default'),
    `<link rel="alternate" type="application/rss+xml" href="${pageIn(language, '/rss.xml')}" />`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:url', here),
    meta('property', 'og:site_name', 'Matchbook'),
    meta('property', 'og:locale', language === 'fr' ? 'fr_CA' : 'en_CA'),
    meta('property', 'og:image', `${siteOrigin}${shotAddress(cardFile(address, language))}`),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data.map(
      (one) =>
        `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${href}" />`;

/** A text as it stands in HTML or XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
