import { contactLengths, inquiryTypes } from '../../../shared/model/contact.ts';
import { contactFormAddress, paths } from '../../../shared/paths.ts';
import { languages, languageTags } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { markup } from '../../domain/pages/markup.ts';
import type { Markup } from '../../domain/pages/markup.ts';
import { framed } from '../shared-links/pages/frame.ts';

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'inquiryType',
  'subject',
  'message',
] as const;
type Field = (typeof contactFields)[number];

/** Where the form is shown and sent to, in a language. */
export const contactFormPath = (language: Language, more: Readonly<Record<string, string>> = {}): string =>
  `${contactFormAddress}?${new URLSearchParams({ language, ...more }).toString()}`;

interface ShownForm {
  readonly language: Language;
  /** What was typed before. */
  readonly typed?: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong at fields, and with the whole. */
  readonly faults?: Readonly<Partial<Record<Field, string>>>;
  readonly problem?: string;
}

const autocomplete: Readonly<Partial<Record<Field, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
};

/** The contact form as a page that needs no script: with what was typed and what is wrong with it. */
export function contactFormPage(shown: ShownForm): string {
  const { language, problem } = shown;
  const { page } = wordsFor(language).contact;
  const other = languages.find((one) => one !== language) ?? language;
  const alert = problem !== undefined && markup`<p class="wrong" role="alert">${problem}</p>`;
  const pair = markup`<div class="pair">${fieldPart('firstName', shown)}${fieldPart('lastName', shown)}</div>`;
  const rest = (['email', 'company', 'inquiryType', 'subject', 'message'] as const).map((field) =>
    fieldPart(field, shown),
  );
  const trap = markup`<div class="hidden" aria-hidden="true"><label for="website">${page.fields.website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>`;
  const body = markup`<h1>${page.headline}</h1><p class="by">${page.lead}</p><p class="by"><a href="${contactFormPath(other)}" lang="${languageTags[other]}" hreflang="${languageTags[other]}">${page.inOther}</a></p>
${alert}<form class="lock" method="post" action="${contactFormAddress}"><input type="hidden" name="language" value="${language}">${pair}${rest}${trap}<button class="button">${page.send}</button></form>`;
  return framed({ language, title: page.title, body, isNarrow: true });
}

/** What is said once a message was sent. */
export function contactSentPage(language: Language): string {
  const { page } = wordsFor(language).contact;
  const body = markup`<h1>${page.sentTitle}</h1><p class="by" role="status">${page.sentText}</p><p class="by"><a href="${paths.home}">${page.toHome}</a></p>`;
  return framed({ language, title: page.sentTitle, body, isNarrow: true });
}

function fieldPart(field: Field, { language, typed = {}, faults = {} }: ShownForm): Markup {
  const label = wordsFor(language).contact.page.fields[field];
  const fault = faults[field];
  const wrong = fault !== undefined && markup`<p class="wrong" id="${field}-wrong">${fault}</p>`;
  const control = controlOf(field, { language, value: typed[field] ?? '', isWrong: fault !== undefined });
  return markup`<div class="field"><label for="${field}">${label}</label>${control}${wrong}</div>`;
}

interface Control {
  readonly language: Language;
  readonly value: string;
  readonly isWrong: boolean;
}

function controlOf(field: Field, { language, value, isWrong }: Control): Markup {
  const invalid = isWrong && markup` aria-invalid="true" aria-describedby="${field}-wrong"`;
  if (field === 'inquiryType') {
    const words = wordsFor(language).contact;
    const options = inquiryTypes.map(
      (type) =>
        markup`<option value="${type}"${value === type && markup` selected`}>${words.inquiries[type]}</option>`,
    );
    return markup`<select id="${field}" name="${field}" required${invalid}><option value="">${words.page.choose}</option>${options}</select>`;
  }
  if (field === 'message')
    return markup`<textarea id="${field}" name="${field}" rows="7" required maxlength="${contactLengths.message}"${invalid}>${value}</textarea>`;
  const length = contactLengths[field === 'firstName' || field === 'lastName' ? 'name' : field];
  const kind = field === 'email' ? 'email' : 'text';
  const known = autocomplete[field];
  return markup`<input id="${field}" name="${field}" type="${kind}" maxlength="${length}" value="${value}"${field !== 'company' && markup` required`}${known !== undefined && markup` autocomplete="${known}"`}${invalid}>`;
}
