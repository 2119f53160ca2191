import { Marked } from 'marked';
import { articleSlugs } from '../../shared/site-pages.ts';
import type { ArticleSlug } from '../../shared/site-pages.ts';
import type { Language } from '../../shared/text/language.ts';
import type { blog } from '../text/en/blog.ts';

/** What is known of an article beside its text. */
interface ArticleFacts {
  readonly category: keyof typeof blog.categories;
  /** On which day it was published. */
  readonly day: string;
}

const facts: Readonly<Record<ArticleSlug, ArticleFacts>> = {
  'bookkeeping-guide-freelancers': { category: 'guide', day: '2026-11-24' },
  'accountant-ready-files': { category: 'guide', day: '2026-11-17' },
  'bookkeeping-mistakes': { category: 'guide', day: '2026-11-10' },
  'money-saving-benefits': { category: 'money', day: '2026-11-03' },
  'accountant-client-benefits': { category: 'accountants', day: '2026-10-27' },
  'team-collaboration': { category: 'teams', day: '2026-10-20' },
};

/** The article that the blog begins with. */
export const featuredSlug: ArticleSlug = 'bookkeeping-guide-freelancers';

/** As fast as people read. */
const WORDS_A_MINUTE = 220;

export interface Article extends ArticleFacts {
  readonly slug: ArticleSlug;
  readonly title: string;
  /** Its first paragraph, in plain text. */
  readonly lead: string;
  /** What follows, as HTML. */
  readonly html: string;
  readonly words: number;
  readonly minutes: number;
}

/** The boxes of a list to be ticked are paper, and take no click. */
const markdown = new Marked({
  renderer: { checkbox: () => '<span class="box" aria-hidden="true">☐</span>' },
});

/**
 * Tables scroll by themselves where there is no room for them; a corner without a name heads nothing, and a column of amounts is named by a
 * class.
 */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll(/<th align=/g, '<th scope="col" align=')
    .replaceAll(' align="right"', ' class="amount"')
    .replaceAll(/ align="\w+"/g, '')
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

const sources: Readonly<Record<string, string>> = import.meta.glob('./articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An article: `# Title`, a paragraph that leads into it, then its text, written in Markdown. */
export function articleOf(slug: ArticleSlug, language: Language): Article {
  const source = sources[`./articles/${slug}.${language}.md`];
  const [, title, lead, text] = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/.exec(source?.trim() ?? '') ?? [];
  if (title === undefined || lead === undefined || text === undefined)
    throw new Error(`The article ${slug} in ${language} has no title, lead and text.`);
  const words = `${lead} ${text}`.split(/\s+/).length;
  return {
    ...{ slug, title, lead, words },
    ...facts[slug],
    html: withScrollingTables(markdown.parse(text, { async: false })),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

/** All articles in a language, the newest first. */
export const allArticles = (language: Language): Article[] =>
  articleSlugs.map((slug) => articleOf(slug, language));
