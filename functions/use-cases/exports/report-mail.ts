import { formatDay } from '../../../shared/format-day.ts';
import { contentTypeOf } from '../../../shared/report-files.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { readsMonthFirst } from '../../domain/exports/ledgers/importer-day.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/reports.ts';
import { reportLetter } from '../letters/report-letter.ts';
import type { ExpiringLink } from '../letters/report-letter.ts';

/** A report that goes to somebody. */
type MailedReport = StoredReport & { readonly recipient: NonNullable<StoredReport['recipient']> };

/** A report's file at hand, with what its letter says of it. */
export interface MailedFile {
  readonly content: Uint8Array;
  readonly rows: number;
  readonly totals?: readonly MoneyMoved[];
}

/** The mail that brings a report, with its file or, where that is too large, with a link to it. An answer goes to whoever ordered it. */
export async function reportMail(
  report: MailedReport,
  { content, ...file }: MailedFile,
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'people'>,
  link?: ExpiringLink,
): Promise<Mail> {
  const { name, organizationId } = report;
  return {
    ...(await mailWithoutFile(report, { ...file, size: content.byteLength }, organization, cloud, link)),
    attachments: link ? [] : [{ fileName: name, contentType: contentTypeOf(report.format), content }],
    tags: { organization: organizationId, report: report.id },
  };
}

/** What of a report's file its letter tells; its size is null before it is made. */
type FileFacts = Pick<MailedFile, 'rows' | 'totals'> & { readonly size: number | null };

/** The same without what it brings: of a report that is not made yet, as a preview shows it. */
export async function mailWithoutFile(
  report: Pick<
    MailedReport,
    'name' | 'recipient' | 'userId' | 'format' | 'type' | 'from' | 'to' | 'language'
  >,
  { size, rows, totals }: FileFacts,
  { name: organization, dateFormat, country }: StoredOrganization,
  { people }: Pick<Cloud, 'people'>,
  link?: ExpiringLink,
): Promise<Omit<Mail, 'attachments' | 'tags'>> {
  const { name, recipient } = report;
  const person = await people.person(report.userId);
  const sender = person && { name: person.fullName, address: person.email };
  const file = { fileName: name, size, format: report.format };
  const letter = reportLetter({
    ...{ language: report.language ?? usualLanguage, kind: report.type, organization, sender, totals },
    ...{
      from: formatDay(report.from, dateFormat),
      to: formatDay(report.to, dateFormat),
      entries: totals && rows,
    },
    recipientName: recipient.name,
    usFirst: readsMonthFirst(country),
    enclosed: link ? { link, file } : { attachment: file },
  });
  return { to: recipient.email, toName: recipient.name, replyTo: sender, ...letter };
}
