import { formatDay } from '../../../shared/format-day.ts';
import { contentTypes } from '../../../shared/report-content-types.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
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
  { content, rows, totals }: MailedFile,
  { name: organization, dateFormat }: StoredOrganization,
  { people }: Pick<Cloud, 'people'>,
  link?: ExpiringLink,
): Promise<Mail> {
  const { name, recipient, organizationId } = report;
  const person = await people.person(report.userId);
  const sender = person && { name: person.fullName, address: person.email };
  const file = { fileName: name, size: content.byteLength, format: report.format };
  const letter = reportLetter({
    ...{ language: report.language ?? usualLanguage, kind: report.type, organization, sender, totals },
    ...{
      from: formatDay(report.from, dateFormat),
      to: formatDay(report.to, dateFormat),
      entries: totals && rows,
    },
    recipientName: recipient.name,
    enclosed: link ? { link, file } : { attachment: file },
  });
  return {
    ...{ to: recipient.email, toName: recipient.name, replyTo: sender, ...letter },
    attachments: link ? [] : [{ fileName: name, contentType: contentTypes[report.format], content }],
    tags: { organization: organizationId, report: report.id },
  };
}
