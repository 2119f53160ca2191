import { isOfEntries } from '../../../shared/model/export.ts';
import type { HandOverItem } from '../../../shared/model/hand-over.ts';
import { usualDayOrder } from '../../../shared/report-formats.ts';
import { contentTypeOf } from '../../../shared/report-files.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { isRefusal } from '../../domain/outcome.ts';
import { getHandOverCheck } from '../reports/get-hand-over-check.ts';
import type { HandOverParts } from '../reports/get-hand-over-check.ts';
import { reportLetter } from '../letters/report-letter.ts';
import type { ExpiringLink } from '../letters/report-letter.ts';

/** A report that goes to somebody. */
type MailedReport = StoredReport & { readonly recipient: NonNullable<StoredReport['recipient']> };

/** What of a report's file its letter tells: its bytes, null before it is made, its rows, and of entries what they come to. */
interface FileFacts {
  readonly size: number | null;
  readonly rows?: number | undefined;
  readonly totals?: readonly MoneyMoved[] | undefined;
}

/** What comes with a letter: the file, or where that is too large a link to it. */
export type Enclosed = { readonly content: Uint8Array } | { readonly link: ExpiringLink };

/** The parts of the cloud that a letter is made of. */
export type MailParts = Pick<Cloud, 'people'> & HandOverParts;

/** What stands open in the days of a report; undefined of one that shows some entries alone, or days that can't be looked at whole. */
async function openIn(
  { type, filter, from, to, language }: Pick<StoredReport, 'type' | 'filter' | 'from' | 'to' | 'language'>,
  organizationId: string,
  cloud: HandOverParts,
): Promise<readonly HandOverItem[] | undefined> {
  if (filter || !(isOfEntries(type) || type === 'package')) return undefined;
  const check = await getHandOverCheck({ from, to }, { organizationId }, cloud, language);
  return isRefusal(check) ? undefined : check.items;
}

/** The mail that brings a report. An answer goes to whoever ordered it. */
export async function reportMail(
  report: MailedReport,
  file: FileFacts,
  enclosed: Enclosed,
  organization: StoredOrganization,
  cloud: MailParts,
): Promise<Mail> {
  const { id, name: fileName, organizationId, format } = report;
  const link = 'link' in enclosed ? enclosed.link : undefined;
  return {
    ...(await mailWithoutFile(report, file, organization, cloud, link)),
    attachments:
      'content' in enclosed
        ? [{ fileName, contentType: contentTypeOf(format), content: enclosed.content }]
        : [],
    tags: { organization: organizationId, report: id },
  };
}

/** The same without what it brings: of a report that is not made yet, as a preview shows it. */
export async function mailWithoutFile(
  report: Pick<
    MailedReport,
    'name' | 'recipient' | 'userId' | 'format' | 'dayOrder' | 'type' | 'filter' | 'from' | 'to' | 'language'
  >,
  { size, rows, totals }: FileFacts,
  { id, name: organization, country }: StoredOrganization,
  cloud: MailParts,
  link?: ExpiringLink,
): Promise<Omit<Mail, 'attachments' | 'tags'>> {
  const { name, recipient } = report;
  const [person, open] = await Promise.all([cloud.people.person(report.userId), openIn(report, id, cloud)]);
  const sender = person && { name: person.fullName, address: person.email };
  const file = { fileName: name, size, format: report.format };
  const letter = reportLetter({
    ...{ language: report.language ?? usualLanguage, kind: report.type, organization, sender, totals },
    ...{ from: report.from, to: report.to, entries: totals && rows },
    open,
    recipientName: recipient.name,
    usFirst: (report.dayOrder ?? usualDayOrder(country)) === 'month-first',
    enclosed: link ? { link, file } : { attachment: file },
  });
  return { to: recipient.email, toName: recipient.name, replyTo: sender, ...letter };
}
