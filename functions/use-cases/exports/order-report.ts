import { randomUUID } from 'node:crypto';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { todayIn } from '../../../shared/civil-date.ts';
import type {
  DateRange,
  ExportField,
  GeneratedReport,
  ReportFormat,
  ReportSent,
} from '../../../shared/model/export.ts';
import { mailedName } from '../../domain/exports/report-name.ts';
import { bodyId, idUnderKey } from '../../domain/ids.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/reports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { countingMail } from './counting-mail.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedFormat } from './refused-format.ts';

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
 * What to send of which days, as which file, and to whom. Of entries `fields` says which columns, `onlyMatched` and `filter` which of them. `dateRange`: other
 * days than those of this month or year.
 */
export interface ReportOrder extends Pick<StoredReport, 'onlyMatched' | 'filter' | 'dayOrder'> {
  readonly recipient: NonNullable<StoredReport['recipient']>;
  readonly fields: readonly ExportField[];
  readonly type: GeneratedReport['type'];
  readonly format: ReportFormat;
  readonly exportType: 'monthly' | 'yearly' | 'custom';
  readonly dateRange: DateRange | null;
  /** Also where mail came back from the address. */
  readonly sendAnyway?: boolean | undefined;
}

/**
 * Who orders a report, and what tells the order from others: `id` is the report's, `asked` a digest of what was said (`bodyId`). `language`:
 * that of the file and the letter.
 */
export type Orderer = Pick<StoredReport, 'id' | 'asked' | 'organizationId' | 'userId' | 'language'>;

/** Takes the order that a person sent to a route: asked again under the same key it is the same one. */
export function takeOrder(
  order: ReportOrder,
  { path, body, idempotencyKey }: Asked<unknown> & { readonly path: string },
  caller: Caller,
  cloud: OrderParts,
): Promise<ReportSent | Refusal> {
  const { organizationId, userId, person } = caller;
  const id = idempotencyKey === undefined ? randomUUID() : idUnderKey(organizationId, path, idempotencyKey);
  const language = person.language ?? spokenLanguage();
  const orderer = { id, asked: bodyId(body), organizationId, userId, language };
  return cloud.change(caller, 'report-mailed', (change) => orderReport(change, order, orderer, cloud));
}

/**
 * Takes an order for a report, which is made and mailed in the background. What is empty, too large, of a format that the plan or the report
 * lacks, or more than a day may bring is refused at once, and so is an address from which mail came back, unless it is to be sent anyway. Asked again under the same id it is the same order, mailed once. Nothing
 * is put where it is refused or was taken before.
 */
export async function orderReport(
  change: Change,
  order: ReportOrder,
  orderer: Orderer,
  cloud: Omit<OrderParts, 'change'>,
): Promise<ReportSent | Refusal> {
  const { id, asked, organizationId } = orderer;
  const earlier = await cloud.reports.get(organizationId, id);
  if (earlier) return sameOrder(earlier, asked);
  const lacking = await refusedFormat(order, organizationId, cloud);
  if (lacking) return lacking;
  const organization = await organizationOf(organizationId, cloud);
  const bounced = order.sendAnyway
    ? undefined
    : await bouncedBefore(order.recipient.email, organization, cloud);
  if (bounced) return bounced;
  const range = await withEnds(rangeOf(order, organization, cloud.now()), organizationId, cloud);
  if (!range) return refuse('nothing-to-export');
  const refusal = await emptyOrTooLarge(order, range, organization, cloud);
  if (refusal) return refusal;
  const counted = await countingMail(order.recipient.email, organization, cloud);
  if (isRefusal(counted)) return counted;
  const report = { ...newReport(order, range, organization, cloud), ...orderer };
  change.about({ id, name: report.name });
  change.put(cloud.reports.addition(report), ...counted);
  change.enqueue({ kind: 'send-report', organizationId, reportId: id });
  return { success: true, reportId: id };
}

function sameOrder({ id, asked }: StoredReport, askedNow: string): ReportSent | Refusal {
  if (asked === askedNow) return { success: true, reportId: id };
  return refuse('already-exists', { because: { code: 'key-used-otherwise' } });
}

/** The report that an order becomes. */
export function newReport(
  { type, format, dayOrder, fields, onlyMatched, filter, recipient }: ReportOrder,
  range: DateRange,
  { name: organization }: Pick<StoredOrganization, 'name'>,
  cloud: Pick<OrderParts, 'now'>,
) {
  const at = cloud.now().toISOString();
  return {
    name: mailedName(range, { organization, type, format }),
    ...{
      type,
      format,
      fields: [...fields],
      onlyMatched,
      ...(filter ? { filter } : {}),
      ...(dayOrder ? { dayOrder } : {}),
      recipient,
      from: range.from,
      to: range.to,
    },
    ...{ status: 'Processing' as const, size: null, createdAt: at, changedAt: at, version: 1 },
  };
}

/** The days of the period, as far as the filter has them too. */
function rangeOf(order: ReportOrder, { timeZone }: StoredOrganization, now: Date): DateRange {
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
