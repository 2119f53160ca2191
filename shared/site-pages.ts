import { paths } from './paths.ts';
import { languages, usualLanguage } from './text/language.ts';
import type { Language } from './text/language.ts';

/*
 * The public pages, each once: the build renders them, the site and CloudFront answer their addresses, and the header, the footer and the
 * sitemap list them.
 */

/** The articles of the blog, by the last part of their addresses: the newest first. */
export const articleSlugs = [
  'bookkeeping-guide-freelancers',
  'accountant-ready-files',
  'bookkeeping-mistakes',
  'money-saving-benefits',
  'accountant-client-benefits',
  'team-collaboration',
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** The groups of links at the end of each page. */
export const footerGroups = ['product', 'company', 'legal'] as const;
type FooterGroup = (typeof footerGroups)[number];

/** A page beside the landing page and the articles. */
interface ListedPage {
  readonly path: string;
  readonly group: FooterGroup;
}

/** The pages that the footer lists, in its order. */
export const listedPages = {
  pricing: { path: paths.pricing, group: 'product' },
  security: { path: paths.security, group: 'product' },
  faq: { path: paths.faq, group: 'product' },
  about: { path: paths.about, group: 'company' },
  blog: { path: paths.blog, group: 'company' },
  contact: { path: paths.contact, group: 'company' },
  terms: { path: paths.terms, group: 'legal' },
  privacy: { path: paths.privacy, group: 'legal' },
} as const satisfies Readonly<Record<string, ListedPage>>;
export type ListedPageName = keyof typeof listedPages;

/** Their names in the order of the header. */
export const headerPages = [
  'pricing',
  'about',
  'blog',
  'security',
] as const satisfies readonly ListedPageName[];

export const articlePath = (slug: ArticleSlug): string => `${paths.blog}/${slug}`;

/** Every public page by its English address, the landing page first. */
export const pageAddresses: readonly string[] = [
  paths.home,
  ...Object.values(listedPages).map(({ path }) => path),
  ...articleSlugs.map(articlePath),
];

/** Pages that nothing lists, for search engines neither: a payment leads back to them. */
export const unlistedAddresses: readonly string[] = [paths.success, paths.cancel];

/** The address of a public page in a language: English has the plain ones, `/pricing`, others lie below their own, `/fr/pricing`. */
export function pageIn(language: Language, address: string): string {
  if (language === usualLanguage) return address;
  return address === paths.home ? `/${language}` : `/${language}${address}`;
}

const inAllLanguages = (addresses: readonly string[]): string[] =>
  languages.flatMap((language) => addresses.map((address) => pageIn(language, address)));

/** The addresses of all public pages in all languages. */
export const allPageAddresses: readonly string[] = inAllLanguages(pageAddresses);

/** The same, with those that nothing lists. */
export const renderedAddresses: readonly string[] = inAllLanguages([...pageAddresses, ...unlistedAddresses]);
