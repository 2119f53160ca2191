import { languageTags, spokenLanguage } from '../../../../shared/text/language.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import { Markup, markup } from '../../../domain/pages/markup.ts';
import { brandIcon } from '../../../domain/pages/brand.ts';
import { styles } from '../../../domain/pages/styles.ts';

/** The mark of the product. */
const MARK = markup`<svg viewBox="0 0 32 32" aria-hidden="true"><path class="stem" d="M6.5 27.5 17.4 15.2" stroke-width="3" stroke-linecap="round" fill="none"/><path class="flame" d="M19.8 3c.6 3.3 5.2 5.2 5.2 10.2a5.7 5.7 0 0 1-11.4 0c0-2.6 1.4-4 2.2-5.7 1 .9 1.6 1.8 1.8 2.9 1.5-1.9 2.5-4.4 2.2-7.4z"/></svg>`;

const STYLES = new Markup(`<style>${styles}</style>`);

interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
  /** Of pages that say one thing. */
  readonly isNarrow?: boolean;
}

/** A whole page, with its fonts and icon in it: without a script or an address of anybody else. */
export function framed({ language, title, body, isNarrow = false }: PageParts): string {
  const words = wordsFor(language).sharedPages;
  return markup`<!doctype html>
<html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="${brandIcon}"><title>${title} – ${words.product}</title>${STYLES}</head>
<body><div class="${isNarrow ? 'page narrow' : 'page'}"><header class="brand">${MARK}<span>${words.product}</span></header><main>${body}</main></div></body></html>`
    .html;
}

/** What a page says that has nothing more to show, in the language that whoever asks reads. */
export function endedPage(
  why: 'unknown' | 'over' | 'document' | 'failed',
  status: number,
  language: Language = spokenLanguage(),
): { status: number; html: string } {
  const { title, text } = wordsFor(language).sharedPages.ended[why];
  const body = markup`<h1>${title}</h1><p class="by">${text}</p>`;
  return { status, html: framed({ language, title, body, isNarrow: true }) };
}

/** The page of an address that leads nowhere, or of a fault of ours. */
export const failedPage = (status: 404 | 500): { status: number; html: string } =>
  endedPage(status === 404 ? 'unknown' : 'failed', status);
