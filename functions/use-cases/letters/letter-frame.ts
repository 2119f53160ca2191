import { escapeUTF8 } from 'entities';
import { languageTags } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/**
 * A part of a letter, in its order: a paragraph, what somebody wrote, a code to type, facts by their names, something that happened with
 * where it leads, or a thing to follow.
 */
export type LetterPart =
  | { readonly text: string }
  | { readonly quote: string }
  | { readonly code: string }
  | { readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly event: LetterLink; readonly about: string }
  | { readonly link: LetterLink };

/** What a mail says, before it is text or a page: its parts, and in small below them why it came and what can be done about it. */
export interface Letter {
  readonly language: Language;
  readonly parts: readonly LetterPart[];
  readonly foot: string;
  readonly links?: readonly LetterLink[];
}

/** A letter as plain text, for those who read no pages. */
export function letterText({ language, parts, foot, links = [] }: Letter): string {
  return [
    ...parts.map((part) => partText(part, COLONS[language])),
    ['--', foot, ...links.map(namedUrl)].join('\n'),
  ].join('\n\n');
}

const COLONS = { en: ': ', fr: '\u00a0: ' } as const satisfies Record<Language, string>;

/** Before each line that is somebody else's, as mail programs write it. */
export const QUOTE_MARK = '> ';

const namedUrl = ({ label, url }: LetterLink): string => `${label}\n${url}`;

function partText(part: LetterPart, colon: string): string {
  if ('text' in part) return part.text;
  if ('quote' in part) return part.quote.replaceAll(/^/gm, QUOTE_MARK);
  if ('code' in part) return part.code;
  if ('facts' in part) return part.facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n');
  if ('event' in part) return `${part.event.label}\n${part.about}\n${part.event.url}`;
  return namedUrl(part.link);
}

const FONT = 'font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const FRAME = `${FONT};max-width:560px;margin:24px auto;padding:0 16px;overflow-wrap:anywhere`;
const [EMBER, QUIET, LINE] = ['#b8431f', '#6b6560', '#d9d3cb'];
const BRAND = `font-size:18px;font-weight:700;letter-spacing:-.02em;border-bottom:2px solid ${EMBER};padding-bottom:12px;margin:0 0 24px`;
const BUTTON = `display:inline-block;background:${EMBER};color:#ffffff;font-weight:600;text-decoration:none;border-radius:6px;padding:11px 20px`;
const CODE = 'font-size:28px;letter-spacing:4px;margin:16px 0';
const QUOTE = `border-left:3px solid ${LINE};margin:16px 0;padding:2px 0 2px 14px`;
const SMALL = `font-size:13px;color:${QUIET};border-top:1px solid ${LINE};padding-top:16px;margin-top:28px`;
const TABLE = 'border-collapse:collapse;width:100%;margin:20px 0';
const LABEL = `text-align:left;vertical-align:top;font-weight:400;width:45%;overflow-wrap:break-word;color:${QUIET};padding:6px 16px 6px 0;border-top:1px solid ${LINE}`;
const VALUE = `text-align:left;vertical-align:top;padding:6px 0;border-top:1px solid ${LINE}`;
/** Programs that know dark pages take these in the place of the colours beside the words; all others leave them out. */
const DARK = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  'body{background:#1a1816;color:#f2eee9}.link{color:#f0906b!important}.button{background:#f2703f!important;color:#1a0d07!important}',
  '.quiet{color:#b5aca3!important;border-color:#453f39!important}.line,.quote{border-color:#453f39!important}}',
].join('');

/** The same as a page: one column, no pictures, nothing fetched. What people typed stands in it as text alone. */
export function letterPage({ language, parts, foot, links = [] }: Letter): string {
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>${DARK}</style></head><body><div style="${FRAME}">`,
    `<p style="${BRAND}">Matchbook</p>`,
    ...parts.map(partPage),
    `<p class="quiet" style="${SMALL}">${words(foot)}`,
    ...(links.length > 0 ? [`<br>${links.map(anchor).join(' · ')}`] : []),
    '</p></div></body></html>',
  ].join('\n');
}

function partPage(part: LetterPart): string {
  if ('text' in part) return `<p>${words(part.text)}</p>`;
  if ('quote' in part) return `<blockquote class="quote" style="${QUOTE}">${words(part.quote)}</blockquote>`;
  if ('code' in part) return `<p style="${CODE}"><strong>${words(part.code)}</strong></p>`;
  if ('facts' in part) return factsTable(part.facts);
  if ('event' in part) return `<p><strong>${anchor(part.event)}</strong><br>${words(part.about)}</p>`;
  return `<p style="margin:24px 0">${button(part.link)}</p>`;
}

function factsTable(facts: readonly { readonly label: string; readonly value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="quiet" style="${LABEL}">${words(label)}</th><td class="line" style="${VALUE}">${words(value)}</td></tr>`,
  );
  return `<table style="${TABLE}">${rows.join('\n')}</table>`;
}

const words = (text: string): string => escapeUTF8(text).replaceAll('\n', '<br>');

const anchor = ({ label, url }: LetterLink): string =>
  `<a href="${escapeUTF8(url)}" class="link" style="color:${EMBER}">${escapeUTF8(label)}</a>`;

const button = ({ label, url }: LetterLink): string =>
  `<a href="${escapeUTF8(url)}" class="button" style="${BUTTON}">${escapeUTF8(label)}</a>`;
