import { addDays, monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { HandOverCheck, HandOverItem } from '../../../shared/model/hand-over.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import { coveredMonths, statedDays, statementsFrom } from '../../domain/ledger/coverage.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import type { Total } from '../../domain/ledger/totals.ts';
import { asksForNoMoney } from '../../domain/matching/match-facts.ts';
import { payoutProviderOf } from '../../domain/payouts/payout-provider.ts';
import { valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredCoverage } from '../../store/imports.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';

export type HandOverParts = Pick<Cloud, 'ledger' | 'receipts' | 'imports' | 'organizations' | 'now'>;
type Parts = HandOverParts;

/** Rows looked at for those that lack something; found earlier, none are. */
const ROWS_READ_MAX = 5_000;
const DOCUMENTS_MAX = 200;
const PAYOUTS_MAX = 200;

/**
 * What an accountant would ask about in a range of ten years at most: entries without receipt, category or rate, payouts without their
 * fees, documents without an entry, imports that nothing proves, months without a statement. Accounts are called as `language` calls them.
 * How many entries lack anything follows from their totals, so that rows are read only where some do, and no further than to the last of
 * them.
 */
export async function getHandOverCheck(
  range: DateRange,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parts,
  language?: Language,
): Promise<HandOverCheck | Refusal> {
  const refused = refusedDays(range);
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud, language);
  const today = todayIn(organization.timeZone, cloud.now());
  const totals = await cloud.ledger.totals(organizationId, range);
  const [lacking, payouts, documents, statements] = await Promise.all([
    lackingEntries(totals, range, organizationId, cloud),
    netPayouts(range, organization, cloud),
    unmatchedDocuments(range, organizationId, cloud),
    statementsWanting(range, today, organization, cloud),
  ]);
  const unconverted = sumOf(valuedIn(organization.currency, totals).apart).count;
  return {
    ...{ from: range.from, to: range.to },
    items: [
      ...lacking,
      ...(unconverted > 0 ? [{ kind: 'unconverted' as const, count: unconverted }] : []),
      ...payouts,
      ...documents,
      ...statements,
      ...(range.to >= today ? [{ kind: 'not-over' as const, to: range.to }] : []),
    ],
  };
}

async function lackingEntries(
  totals: readonly Total[],
  range: DateRange,
  organizationId: string,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<HandOverItem[]> {
  const { count, ready } = sumOf(totals);
  let [lacking, looked, withoutReceipt, withoutCategory] = [count - ready, 0, 0, 0];
  if (lacking === 0) return [];
  for await (const rows of ledger.rowPages(organizationId, range)) {
    for (const row of rows) {
      const [receipt, category] = [wantsReceipt(row), wantsCategory(row)];
      withoutReceipt += Number(receipt);
      withoutCategory += Number(category);
      lacking -= Number(receipt || category);
    }
    looked += rows.length;
    if (lacking <= 0 || looked >= ROWS_READ_MAX) break;
  }
  const atLeast = lacking > 0 && looked >= ROWS_READ_MAX;
  return [
    ...(withoutReceipt > 0 ? [{ kind: 'without-receipt' as const, count: withoutReceipt, atLeast }] : []),
    ...(withoutCategory > 0 ? [{ kind: 'without-category' as const, count: withoutCategory, atLeast }] : []),
  ];
}

async function netPayouts(
  { from, to }: DateRange,
  { id: organizationId, accounts }: StoredOrganization,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<HandOverItem[]> {
  const newest = { from, after: addDays(to, 1), limit: PAYOUTS_MAX };
  const { items, more } = await ledger.payouts(organizationId, 'open', newest);
  const { length } = items.filter((row) => payoutProviderOf(row, accounts));
  return length === 0 ? [] : [{ kind: 'net-payouts', count: length, atLeast: more }];
}

async function unmatchedDocuments(
  range: DateRange,
  organizationId: string,
  { receipts }: Pick<Parts, 'receipts'>,
): Promise<HandOverItem[]> {
  const found = await receipts.someUnmatched(organizationId, range, DOCUMENTS_MAX);
  const { length } = found.filter((paper) => !asksForNoMoney(paper));
  if (length === 0) return [];
  return [{ kind: 'unmatched-documents', count: length, atLeast: found.length === DOCUMENTS_MAX }];
}

/** What the statements of each account that ever had one lack in the days that are over. */
async function statementsWanting(
  range: DateRange,
  today: string,
  { id: organizationId, accounts }: StoredOrganization,
  { imports }: Pick<Parts, 'imports'>,
): Promise<HandOverItem[]> {
  const found = await Promise.all(
    accounts.map(async ({ id, name }) => {
      const [first] = await imports.firstCoverage(organizationId, id, 1);
      if (!first) return [];
      const statements = await imports.coverage(organizationId, id, statementsFrom(range.from));
      return [
        ...unproven(statements, name, range),
        ...monthsWanting(
          statements,
          { id, name },
          { from: later(range.from, statedDays(first).from), to: range.to },
          today,
        ),
      ];
    }),
  );
  return found.flat();
}

function unproven(statements: readonly StoredCoverage[], account: string, range: DateRange): HandOverItem[] {
  return statements
    .filter(({ proven, from, to }) => proven !== true && from <= range.to && to >= range.from)
    .map(({ proven, importId, from, to }) => ({
      kind: 'unproven-import',
      isWrong: proven === false,
      ...{ importId, account, from, to },
    }));
}

/** Of the months that are over: of the one that runs, nobody has a statement yet. */
function monthsWanting(
  statements: readonly StoredCoverage[],
  { id: accountId, name: account }: { readonly id: string; readonly name: string },
  { from, to }: DateRange,
  today: string,
): HandOverItem[] {
  const ended = addDays(`${monthOf(today)}-01`, -1);
  const last = to < ended ? to : ended;
  if (from > last) return [];
  const months = coveredMonths(statements, { from, to: last });
  return (['missing', 'partly'] as const).flatMap((wanting) => {
    const wanted = months.filter(({ state }) => state === wanting).map(({ month }) => month);
    const kind = wanting === 'missing' ? ('not-imported' as const) : ('partly-imported' as const);
    return wanted.length === 0 ? [] : [{ kind, accountId, account, months: wanted }];
  });
}

const later = (a: string, b: string): string => (a > b ? a : b);
