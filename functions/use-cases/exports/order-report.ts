import { randomUUID } from 'node:crypto';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange, ReportSent } from '../../../shared/model/export.ts';
import { bodyId, idUnderKey } from '../../domain/ids.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { notBegun } from '../../store/packing.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from '../books/organization-of.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { refusedDays } from '../reports/report-days.ts';
import { countingMail } from './counting-mail.ts';
import { countingReport } from './counting-reports.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedFormat, refusedPlan } from './refused-format.ts';
import { contentOf } from './report-order.ts';
import type { MailOrder, ReportOrder } from './report-order.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';
const ALL_DAYS = { from: FIRST_DAY, to: LAST_DAY };

/** The parts of the cloud that an order goes through. */
export type OrderParts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'plans' | 'reports' | 'mailings' | 'bouncedAddresses' | 'now'
>;

/** A request for a report as it came: by which route, and under which key, if any. */
export interface Asked<Wish> {
  readonly body: Wish;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Who orders a report, and what tells the order from others: `id` is the report's, `asked` a digest of what was said (`bodyId`). `language`:
 * that of the file and the letter.
 */
export type Orderer = Pick<StoredReport, 'id' | 'asked' | 'organizationId' | 'userId' | 'language'>;

const acts = { download: 'report-ordered', mail: 'report-mailed', package: 'package-ordered' } as const;

/** Takes the order of a mail that a person sent to a route: asked again under the same key it is the same one. */
export async function takeOrder(
  order: MailOrder,
  { path, body, idempotencyKey }: Asked<unknown> & { readonly path: string },
  caller: Caller,
  cloud: OrderParts,
): Promise<ReportSent | Refusal> {
  const { organizationId } = caller;
  const id = idempotencyKey === undefined ? randomUUID() : idUnderKey(organizationId, path, idempotencyKey);
  const report = await placeOrder(order, { id, said: body }, caller, cloud);
  return isRefusal(report) ? report : { success: true, reportId: report.id };
}

/** Takes a person's order under an id: asked again under it, and for what was `said`, it is the same one. */
export function placeOrder(
  order: ReportOrder,
  { id, said }: { readonly id: string; readonly said: unknown },
  caller: Caller,
  cloud: OrderParts,
): Promise<StoredReport | Refusal> {
  const { organizationId, userId, person } = caller;
  const language = person.language ?? spokenLanguage();
  const orderer = { id, asked: bodyId(said), organizationId, userId, language };
  return cloud.change(caller, acts[order.kind], (change) => orderReport(change, order, orderer, cloud));
}

/**
 * Takes an order for a report, which is made in the background, and mailed where it goes to somebody. What is empty, too large, of days or a
 * format that the plan or the report lacks, or more than a day may bring is refused at once, and so is an address from which mail came back,
 * unless it is to be sent anyway. Asked again under the same id it is the same order. Nothing is put where it is refused or was taken before.
 */
export async function orderReport(
  change: Change,
  order: ReportOrder,
  orderer: Orderer,
  cloud: Omit<OrderParts, 'change'>,
): Promise<StoredReport | Refusal> {
  const { id: reportId, asked, organizationId } = orderer;
  const earlier = await cloud.reports.get(organizationId, reportId);
  if (earlier) return earlier.asked === asked ? earlier : refusedOther(order);
  const refused = await refusedWish(order, organizationId, cloud);
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { recipient, sendAnyway } = order;
  const bounced =
    recipient && !sendAnyway ? await bouncedBefore(recipient.email, organization, cloud) : undefined;
  if (bounced) return bounced;
  const days = order.kind === 'mail' ? await daysOf(order, organization, cloud) : order;
  if (!days) return refuse('nothing-to-export');
  const content = contentOf(order, days, organization);
  const nothing = await emptyOrTooLarge(content, days, organization, cloud);
  if (nothing) return saidOf(nothing, order);
  const counted = await counting(order, organization, cloud);
  if (isRefusal(counted)) return counted;
  const isPackage = order.kind === 'package';
  const report: StoredReport = {
    ...{ ...orderer, ...content, ...(recipient && { recipient }) },
    ...{ status: 'Processing', size: null, ...(isPackage && { progress: 0, packing: notBegun }) },
    ...{ createdAt: change.at, changedAt: change.at, version: 1 },
  };
  change.about({ id: reportId, name: report.name });
  change.put(cloud.reports.addition(report), ...counted);
  change.enqueue({ kind: isPackage ? 'pack-package' : 'send-report', organizationId, reportId });
  return report;
}

/** Something else was ordered under this id; of a mail that is a key which its sender chose. */
const refusedOther = ({ kind }: ReportOrder): Refusal =>
  refuse('already-exists', kind === 'mail' ? { because: { code: 'key-used-otherwise' } } : {});

/** Why such a report can't be had at all, if it can't. */
async function refusedWish(
  order: ReportOrder,
  organizationId: string,
  cloud: Pick<OrderParts, 'plans' | 'now'>,
): Promise<Refusal | undefined> {
  const ofDays = order.kind === 'mail' ? undefined : refusedDays(order);
  if (ofDays) return ofDays;
  return order.kind === 'package'
    ? refusedPlan(organizationId, cloud)
    : refusedFormat(order, organizationId, cloud);
}

/** What is too large for a mail may be had in parts: that is said of it as it is. */
const saidOf = (refusal: Refusal, { kind }: ReportOrder): Refusal =>
  refusal.refused === 'export-too-large' && kind !== 'mail'
    ? { ...refusal, because: { code: 'report-too-large' } }
    : refusal;

/** The writes that count an order among those of its day: as a report or package that is made, and as a mail; or why there may be none. */
async function counting(
  { kind, recipient }: ReportOrder,
  organization: StoredOrganization,
  cloud: Omit<OrderParts, 'change'>,
): Promise<Write[] | Refusal> {
  const mailed = recipient ? await countingMail(recipient.email, organization, cloud) : [];
  if (isRefusal(mailed) || kind === 'mail') return mailed;
  const made = await countingReport(kind === 'package' ? 'packages' : 'reports', organization, cloud);
  return isRefusal(made) ? made : [made, ...mailed];
}

/** The days that a mail tells of: those of its period, as far as there are entries where it has no end of its own; none without any. */
const daysOf = (
  order: MailOrder,
  organization: StoredOrganization,
  cloud: Pick<OrderParts, 'ledger' | 'now'>,
): Promise<DateRange | undefined> =>
  withEnds(rangeOf(order, organization, cloud.now()), organization.id, cloud);

/** The days of the period, as far as the filter has them too. */
function rangeOf(order: MailOrder, { timeZone }: StoredOrganization, now: Date): DateRange {
  const { exportType, dateRange, filter: { from = FIRST_DAY, to = LAST_DAY } = {} } = order;
  const today = todayIn(timeZone, now);
  const ofType = exportType === 'custom' ? ALL_DAYS : periodOf(exportType, today);
  const days = dateRange ?? ofType;
  return { from: from > days.from ? from : days.from, to: to < days.to ? to : days.to };
}

/** The days from the first to the last row, where a range has no end of its own; none where it holds no row, or no day. */
async function withEnds(
  { from, to }: DateRange,
  organizationId: string,
  { ledger }: Pick<OrderParts, 'ledger'>,
): Promise<DateRange | undefined> {
  if (from > to) return undefined;
  if (from !== FIRST_DAY && to !== LAST_DAY) return { from, to };
  const ends = [false, true].map((newestFirst) =>
    ledger.some(organizationId, { from, to }, { limit: 1, newestFirst }),
  );
  const [first, last] = (await Promise.all(ends)).map(([row]) => row?.date);
  if (first === undefined || last === undefined) return undefined;
  return { from: from === FIRST_DAY ? first : from, to: to === LAST_DAY ? last : to };
}
