import { NewContact } from '../../../shared/model/contact.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { tooOften } from '../../domain/limits/too-often.ts';
import type { PageAnswer } from '../../domain/pages/page-answer.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { contactFields, contactFormPage, contactFormPath } from './contact-page.ts';
import { sendContact } from './send-contact.ts';

type Typed = Readonly<Record<(typeof contactFields)[number] | 'website', string>>;

interface Posted {
  readonly body: Typed & { readonly language?: Language | undefined };
  readonly client: string | undefined;
}

/**
 * Takes a message from the form of a browser, which may run no script: what is wrong is answered with the same form and all that was typed, and
 * whoever sent it is led on, so that loading the page again sends nothing.
 */
export async function postContactForm(
  { body, client }: Posted,
  cloud: Pick<Cloud, 'change' | 'contacts' | 'tokenBuckets' | 'now'>,
): Promise<PageAnswer> {
  const { language = spokenLanguage(), ...typed } = body;
  const words = wordsFor(language);
  const message = NewContact.safeParse({ ...typed, language });
  if (!message.success) {
    const problem = words.contact.page.faulty;
    const faults = faultsIn(message.error.issues);
    return { status: 400, html: contactFormPage({ language, typed, faults, problem }) };
  }
  const whose = { address: message.data.email, client };
  const taken = await cloud.tokenBuckets.takeFor('contact', whose, cloud.now());
  if (taken !== 'taken') {
    const { because, retryAfterSeconds } = tooOften(taken.secondsToWait);
    const problem = because ? say(words.refusals, because) : words.problems['too-many-requests'];
    return { status: 429, html: contactFormPage({ language, typed, problem }), retryAfterSeconds };
  }
  await sendContact(message.data, cloud);
  return { location: contactFormPath(language, { sent: 'yes' }) };
}

function faultsIn(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const faults = contactFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message] as const] : [];
  });
  return Object.fromEntries(faults);
}
