import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import { contactFormPage, contactSentPage } from './contact-page.ts';

interface Asked {
  readonly language: Language | undefined;
  readonly sent: 'yes' | undefined;
}

/** The contact form, or what is said once it was sent, in the language that is asked for or that the reader's browser wants. */
export function openContactForm({ language = spokenLanguage(), sent }: Asked): PageAnswer {
  return { status: 200, html: sent ? contactSentPage(language) : contactFormPage({ language }) };
}
