import { categorySides } from '../../../shared/countries/category-sides.ts';
import { isOfEntries } from '../../../shared/model/export.ts';
import type { SchedulePreview } from '../../../shared/model/report-schedule.ts';
import { LINK_DAYS } from '../../../shared/model/shared-link.ts';
import { sharedPath } from '../../../shared/paths.ts';
import { endOfLink } from '../../domain/sharing/link-state.ts';
import { addMoneyMoved, type MoneyMoved } from '../../domain/exports/money-moved.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { ExpiringLink } from '../letters/report-letter.ts';
import { organizationOf } from '../books/organization-of.ts';
import { emptyOrTooLarge } from '../exports/empty-or-too-large.ts';
import { contentOf } from '../exports/report-order.ts';
import type { ReportContent } from '../exports/report-order.ts';
import { mailWithoutFile } from '../exports/report-mail.ts';
import type { MailParts } from '../exports/report-mail.ts';
import { wantedRows } from '../exports/wanted-rows.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { problemOfLeft } from './leave-out.ts';
import { orderOf } from './order-scheduled.ts';
import { refusedContent, refusedOwner } from './refused-content.ts';

type Parts = Pick<Cloud, 'reportSchedules' | 'plans' | 'bouncedAddresses' | 'siteUrl'> & MailParts;

/**
 * The mail that a schedule sends next, made as the mail itself is, as its period is by now: of the file, which is made when it goes, it tells
 * all but the size, and of a link all but its secret. Or why it would not be sent.
 */
export async function previewReportSchedule(
  id: string,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parts,
): Promise<SchedulePreview | Refusal> {
  const schedule = await cloud.reportSchedules.get(organizationId, id);
  if (!schedule || schedule.deletedAt !== undefined) return refuse('not-found');
  const { due, content, userId, language, recipientEmail, recipientName } = schedule;
  const organization = await organizationOf(organizationId, cloud);
  const file = contentOf(orderOf(schedule), due, organization);
  const refusal =
    (await refusedOwner(schedule, cloud)) ??
    (await refusedContent(content, organization, cloud)) ??
    (await bouncedBefore(recipientEmail, organization, cloud)) ??
    (await emptyOrTooLarge(file, due, organization, cloud));
  if (refusal) return { due, mail: null, problem: problemOfLeft(refusal) };
  const { facts, link } = await toldOf(schedule, file, organization, cloud);
  const recipient = { email: recipientEmail, name: recipientName };
  const report = { ...file, ...{ recipient, userId, language } };
  const mail = await mailWithoutFile(report, { ...facts, size: null }, organization, cloud, link);
  const { to, toName = '', subject, text, html } = mail;
  const said = { to, toName, subject, text, ...(html === undefined ? {} : { html }) };
  return { due, mail: { ...said, fileName: report.name } };
}

/** What a letter tells of what it brings. */
interface Told {
  readonly facts: { readonly rows?: number; readonly totals?: readonly MoneyMoved[] };
  readonly link?: ExpiringLink;
}

async function toldOf(
  { content, due }: KeptReportSchedule,
  file: ReportContent,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Told> {
  if (content.kind !== 'package') return { facts: await factsOf(file, organization, cloud) };
  const expiresAt = endOfLink(new Date(due.dueAt), LINK_DAYS);
  return { facts: {}, link: { url: cloud.siteUrl + sharedPath('…'), expiresAt } };
}

/** How many entries there are, and what they come to, as the file will have them. */
async function factsOf(
  file: ReportContent,
  organization: StoredOrganization,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<Told['facts']> {
  if (!isOfEntries(file.type)) return {};
  let rows = 0;
  let totals: readonly MoneyMoved[] = [];
  const isWanted = wantedRows(file, organization);
  const sideOf = categorySides(organization);
  for await (const page of ledger.rowPages(organization.id, file)) {
    const wanted = page.filter(isWanted);
    rows += wanted.length;
    totals = addMoneyMoved(totals, wanted, sideOf);
  }
  return { rows, totals };
}
