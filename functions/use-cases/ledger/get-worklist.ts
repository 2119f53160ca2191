import { daysOfMonth, monthOf, todayIn } from '../../../shared/civil-date.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import type { WorkToDo } from '../../../shared/model/summary.ts';
import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import { waitingFor } from '../../domain/questions/question-counts.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, settingsOf } from '../books/organization-of.ts';

const ALL_DAYS = { from: '0001-01-01', to: '9999-12-31' };

/** What waits for a person in all books, told by counts that are written with the rows; and the months with entries. */
export async function getWorklist(
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'matches' | 'organizations' | 'pairs' | 'questions' | 'receipts' | 'now'>,
): Promise<WorkToDo> {
  const { organizationId } = caller;
  const settings = await settingsOf(organizationId, cloud);
  const [left, suggestions, months, untaxed, pairs, incomplete, questions] = await Promise.all([
    cloud.ledger.workLeft(organizationId),
    cloud.matches.countSuggestions(organizationId),
    monthsWithEntries(organizationId, todayIn(settings.timeZone, cloud.now()), cloud),
    untaxedSales(settings, cloud),
    openPairs(organizationId, cloud),
    incompleteDocuments(organizationId, cloud),
    cloud.questions.counts(organizationId),
  ]);
  return {
    ...{ ...left, suggestions, months },
    ...(untaxed ? { untaxed } : {}),
    ...(pairs > 0 ? { pairs } : {}),
    ...(incomplete > 0 ? { incomplete } : {}),
    ...(questions.open > 0
      ? { questions: { open: questions.open, forMe: waitingFor(questions, caller) } }
      : {}),
  };
}

/** As many open pairs as are counted; more are as much work. */
const PAIRS_COUNTED_MAX = 50;

/** How many of the newest open pairs can be decided: both entries stand, and in no other pair. */
async function openPairs(
  organizationId: string,
  { pairs, ledger }: Pick<Cloud, 'pairs' | 'ledger'>,
): Promise<number> {
  const { items } = await pairs.page(organizationId, 'open', { after: undefined, limit: PAIRS_COUNTED_MAX });
  if (items.length === 0) return 0;
  const ids = [...new Set(items.flatMap(({ transactionIds }) => transactionIds))];
  const rows = await ledger.getMany(organizationId, ids);
  const free = new Set(rows.flatMap(({ id, pairId }) => (pairId === undefined ? [id] : [])));
  return items.filter(({ transactionIds }) => transactionIds.every((id) => free.has(id))).length;
}

/** How many documents without an entry were read, but not whole: somebody has to say their amount or date. A statement has neither. */
async function incompleteDocuments(
  organizationId: string,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<number> {
  let count = 0;
  for await (const { amount, date, importId } of receipts.unmatched(organizationId, ALL_DAYS))
    count += Number(importId === undefined && (amount === null || date === null));
  return count;
}

/**
 * The sales of whose tax nobody decided. They are looked for only while the business has not said how its sales are priced, or said it by
 * category: every other answer decides on all of them, but for those that the bank converted from foreign money, which the return tells.
 */
async function untaxedSales(
  { id, salesTax }: BookSettings,
  cloud: Pick<Cloud, 'ledger' | 'organizations' | 'now'>,
): Promise<WorkToDo['untaxed']> {
  const isOpen = salesTax?.sales === undefined || salesTax.sales === 'mixed';
  if (salesTax?.method !== 'normal' || !isOpen) return undefined;
  const organization = await organizationOf(id, cloud);
  const { undecided } = assumedTaxes(organization);
  let [count, amount] = [0, 0];
  for await (const rows of cloud.ledger.rowPages(id, { ...ALL_DAYS, from: salesTax.since }))
    for (const tax of rows.flatMap((row) => undecided(row) ?? []))
      [count, amount] = [count + 1, amount + tax];
  if (count === 0) return undefined;
  const { country } = templateFor(organization.country, organization.profession);
  const { currency, region, timeZone } = organization;
  const taxes = standardTaxes(country, region, { currency, date: todayIn(timeZone, cloud.now()) });
  return { count, amount, rates: taxes.map(({ rate }) => rate) };
}

/** The latest month is this one or lies before it, where any does: an entry dated ahead opens no month to come. */
async function monthsWithEntries(
  organizationId: string,
  today: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<WorkToDo['months']> {
  const untilNow = { ...ALL_DAYS, to: daysOfMonth(monthOf(today)).to };
  const [[first], [latest]] = await Promise.all([
    ledger.some(organizationId, ALL_DAYS, { limit: 1 }),
    ledger.some(organizationId, untilNow, { limit: 1, newestFirst: true }),
  ]);
  if (!first) return null;
  return { first: monthOf(first.date), latest: monthOf((latest ?? first).date) };
}
