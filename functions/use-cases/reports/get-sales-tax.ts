import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import type { EvidenceRule } from '../../../shared/countries/sales-tax-rules.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { FiledPeriod, SalesTaxReport, UnprovenClaim } from '../../../shared/model/sales-tax.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import type { Language } from '../../../shared/text/language.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import { assumedClaims } from '../../domain/reports/sales-tax/assumed-claims.ts';
import { boughtAbroad } from '../../domain/reports/sales-tax/bought-abroad.ts';
import { claimRules } from '../../domain/reports/sales-tax/claim-rules.ts';
import { filingPeriods } from '../../domain/reports/sales-tax/filing-periods.ts';
import type { FilingDays } from '../../domain/reports/sales-tax/filing-periods.ts';
import { labelledBoxes, salesTaxReturn } from '../../domain/reports/sales-tax/return-boxes.ts';
import { paidToAuthority } from '../../domain/reports/sales-tax/paid-ahead.ts';
import { ReturnTally } from '../../domain/reports/sales-tax/return-tally.ts';
import { unprovenReason } from '../../domain/reports/sales-tax/unproven.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';

type Parts = Pick<Cloud, 'ledger' | 'organizations' | 'receipts'>;

/** Unproven claims that one answer lists. */
const UNPROVEN_MAX = 200;

interface Period extends FilingDays {
  readonly tally: ReturnTally;
  readonly unproven: UnprovenClaim[];
  /** The tax in each sale of which nobody said whether it is in it. */
  readonly undecided: number[];
  /** The assumed tax in money in that has no category. */
  readonly unsorted: number[];
  /** What could be claimed of purchases with no tax on record. */
  readonly assumed: UnprovenClaim[];
  /** Each payment to the authority, of a period of a year. */
  readonly prepaid: number[];
  /** What may have been bought abroad without tax. */
  readonly abroad: number[];
}

/**
 * The sales tax of the filing periods with days in a range. It reads their entries, since every claim is held against its documents; more of
 * them than an export takes are refused, as are days that `getReport` refuses.
 */
export async function getSalesTax(
  { from, to }: DateRange,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parts,
  language?: Language,
): Promise<SalesTaxReport | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency, salesTax: registration = null, region } = organization;
  const { country } = templateFor(organization.country, organization.profession);
  const rules = salesTaxRules(country);
  const none = { from, to, currency, registration, periods: [], evidence: null, unproven: [] };
  if (!rules || registration?.method !== 'normal') return none;
  const { standingCategory } = bookNames(organization);
  const books = { currency, standingCategory, ...claimRules(organization) };
  const periods = filingPeriods({ from, to }, registration, country).map((days): Period => ({
    ...days,
    tally: new ReturnTally(books),
    ...{ unproven: [], undecided: [], unsorted: [], assumed: [], prepaid: [], abroad: [] },
  }));
  const days = { from: periods[0]?.from ?? from, to: periods.at(-1)?.to ?? to };
  if ((await cloud.ledger.count(organizationId, days)) > EXPORT_ROWS_MAX)
    return refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });
  for await (const rows of cloud.ledger.rowPages(organizationId, days))
    await fileAll(rows, { organization, periods, rule: rules.evidence, language }, cloud);
  const filed = periods.map(
    ({ tally, unproven, undecided, unsorted, assumed, prepaid, abroad, ...due }): FiledPeriod => {
      const sums = tally.sums();
      const { boxes, payable } = salesTaxReturn(country, region, sums);
      return {
        ...due,
        boxes: labelledBoxes(boxes, country, language),
        payable,
        taxes: [...sums.taxes],
        unproven: claimedIn(unproven),
        undecided: sumOf(undecided),
        unsorted: sumOf(unsorted),
        assumed: claimedIn(assumed),
        prepaid: sumOf(prepaid),
        abroad: sumOf(abroad),
      };
    },
  );
  const unproven = periods.flatMap((period) => [...period.unproven, ...period.assumed]);
  const lock = await cloud.ledger.lock(organizationId);
  const open = periods
    .flatMap(({ assumed }) => assumed)
    .filter(({ date }) => !isClosedOn(lock, date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return {
    ...none,
    periods: filed,
    evidence: rules.evidence.source,
    unproven: unproven.toSorted(costliest).slice(0, UNPROVEN_MAX),
    ...(open[0] ? { confirmable: { from: open[0].date, to: days.to, ...claimedIn(open) } } : {}),
  };
}

const sumOf = (amounts: readonly number[]): FiledPeriod['undecided'] => ({
  count: amounts.length,
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
});

const costliest = (a: UnprovenClaim, b: UnprovenClaim): number =>
  b.claimed - a.claimed || (a.id < b.id ? -1 : 1);

const claimedIn = (claims: readonly UnprovenClaim[]): FiledPeriod['unproven'] => ({
  count: claims.length,
  amount: claims.reduce((sum, { claimed }) => sum + claimed, 0),
});

/** A report of several payouts shows the fees of each, and is linked to none of them. */
const evidenceOf = ({ receiptIds, payout }: LedgerRow): string[] => [
  ...receiptIds,
  ...(payout?.receiptIds ?? []),
];

/** What was bought by an entry; of a payout, the fees that were kept back of it. */
const boughtIn = ({ amount, payout, parts = [] }: LedgerRow): number =>
  payout?.decision === 'split'
    ? parts.reduce((sum, part) => sum + (part.kind === 'expense' ? part.amount : 0), 0)
    : amount;

interface Filing {
  readonly organization: StoredOrganization;
  readonly periods: readonly Period[];
  readonly rule: EvidenceRule;
  readonly language: Language | undefined;
}

/** Counts entries in their periods, and holds what they claim against their documents. */
async function fileAll(
  rows: readonly LedgerRow[],
  { organization, periods, rule, language }: Filing,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<void> {
  const [{ undecided, unsorted }, assumedClaim] = [assumedTaxes(organization), assumedClaims(organization)];
  const abroadOf = boughtAbroad(organization);
  const told = ({ id, date, amount, description }: LedgerRow) => ({
    ...{ id, date, amount, description: sayDescription(description, language) },
  });
  const claims = rows.flatMap((row) => {
    const period = periods.find(({ from, to }) => from <= row.date && row.date <= to);
    if (!period) return [];
    const claimed = period.tally.add(row);
    const open = undecided(row);
    if (open !== undefined) period.undecided.push(open);
    const loose = unsorted(row);
    if (loose !== undefined) period.unsorted.push(loose);
    const paid = organization.salesTax?.period === 'year' ? paidToAuthority(row) : 0;
    if (paid !== 0) period.prepaid.push(paid);
    const abroad = abroadOf(row);
    if (abroad !== 0) period.abroad.push(abroad);
    const assumed = assumedClaim(row);
    if (assumed !== 0) period.assumed.push({ ...told(row), claimed: assumed, reason: 'assumed' });
    return claimed > 0 ? [{ row, period, claimed }] : [];
  });
  const ids = [...new Set(claims.flatMap(({ row }) => evidenceOf(row)))];
  const documents = new Map((await receipts.getMany(organization.id, ids)).map((one) => [one.id, one]));
  for (const { row, period, claimed } of claims) {
    const its = evidenceOf(row).flatMap((id) => documents.get(id) ?? []);
    const reason = unprovenReason({ ...row, amount: boughtIn(row) }, its, rule);
    if (reason) period.unproven.push({ ...told(row), claimed, reason });
  }
}
