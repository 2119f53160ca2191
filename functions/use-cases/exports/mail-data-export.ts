import { dataTabPath, inBooks } from '../../../shared/paths.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredDataExport } from '../../store/data-exports.ts';
import { letterPage, letterText } from '../letters/letter-frame.ts';
import type { Letter } from '../letters/letter-frame.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'dataExports'
  | 'people'
  | 'organizations'
  | 'mail'
  | 'siteUrl'
  | 'supportAddress'
  | 'now'
  | 'log'
>;

/** Mails whoever asked for an export that it is ready, and where it is: once, and to their own address alone. */
export async function mailDataExport(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const mailOf = (made: StoredDataExport) => letterOf(made, cloud);
  await mailOnce({ id, ...kept(organizationId, id, cloud), mailOf }, cloud);
}

/** Ends the mailing of what was tried as often as it may be; the export stays where it is. */
export async function giveUpDataExportMail(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'dataExports'>,
): Promise<void> {
  await giveUpMailing(kept(organizationId, id, cloud), cloud);
}

const kept = (organizationId: string, id: string, { dataExports }: Pick<Cloud, 'dataExports'>) => ({
  organizationId,
  read: () => dataExports.get(organizationId, id),
  changing: (before: StoredDataExport, change: Partial<StoredDataExport>) =>
    dataExports.changing(before, change),
});

/** The letter holds no link to the file: only who is signed in as the master gets that. */
async function letterOf(
  { organizationId, userId, language, goneAt }: StoredDataExport,
  cloud: Parts,
): Promise<Mail | undefined> {
  const member = await cloud.people.membership(userId, organizationId);
  const person = await cloud.people.person(userId);
  if (member?.role !== 'master' || !person) return undefined;
  const { name, timeZone } = await settingsOf(organizationId, cloud);
  const words = wordsFor(language).dataExports;
  const facts = { organization: name, expiresAt: goneAt, timeZone };
  const letter: Letter = {
    language,
    parts: [
      { text: words.lead(facts) },
      { link: { label: words.open, url: cloud.siteUrl + inBooks(dataTabPath, organizationId) } },
      { text: words.until(facts) },
    ],
    foot: words.why({ email: person.email }),
  };
  return {
    ...{ to: person.email, toName: person.fullName, attachments: [] },
    replyTo: { name: 'Matchbook', address: cloud.supportAddress },
    subject: words.subject,
    text: letterText(letter),
    html: letterPage(letter),
  };
}
