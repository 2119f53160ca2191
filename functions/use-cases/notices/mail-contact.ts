import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredContact } from '../../store/contacts.ts';
import { plainLetterPage } from '../letters/plain-letter.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';

type Parts = Pick<Cloud, 'change' | 'contacts' | 'mail' | 'siteUrl' | 'supportAddress' | 'now' | 'log'>;

/** Mails what somebody wrote to us, to one of the two whom it goes to, at most once. */
export async function mailContact(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const mailOfContact = (contact: StoredContact) => Promise.resolve(mailOf(contact, cloud));
  await mailOnce({ id, ...kept(organizationId, id, cloud), mailOf: mailOfContact }, cloud);
}

/** Ends the mailing of a message that was tried as often as it may be; the message itself stays. */
export async function giveUpContact(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'contacts'>,
): Promise<void> {
  await giveUpMailing(kept(organizationId, id, cloud), cloud);
}

const kept = (organizationId: string, id: string, { contacts }: Pick<Cloud, 'contacts'>) => ({
  organizationId,
  read: () => contacts.get(organizationId, id),
  changing: (before: StoredContact, change: Partial<StoredContact>) => contacts.changing(before, change),
});

/** Subjects and headers hold nothing that somebody typed but the name and address that an answer goes to. */
function mailOf(
  contact: StoredContact,
  { siteUrl, supportAddress }: Pick<Parts, 'siteUrl' | 'supportAddress'>,
): Mail {
  const fullName = `${contact.firstName} ${contact.lastName}`;
  if (contact.to === 'sender') {
    const { language } = contact;
    const { copy } = wordsFor(language).contact;
    const text = copy.letter(contact);
    return {
      ...{ to: contact.email, toName: fullName, subject: copy.subject, text },
      html: plainLetterPage(text, { language, siteUrl }),
      ...{ replyTo: { name: 'Matchbook', address: supportAddress }, attachments: [] },
    };
  }
  const { subject, letter } = wordsFor(usualLanguage).contact;
  const text = letter({ ...contact, fullName });
  return {
    ...{ to: supportAddress, subject: subject(contact.inquiryType), text },
    html: plainLetterPage(text, { language: usualLanguage, siteUrl }),
    ...{ replyTo: { name: fullName, address: contact.email }, attachments: [] },
  };
}
