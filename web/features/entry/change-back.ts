import { keptTax } from '../../../shared/sales-tax-kinds.ts';
import type { EntryPart } from '../../../shared/model/payout.ts';
import type { PartChange, Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import type { WorthChange } from '../../../shared/model/worth.ts';

/** The change that takes another one back: what that one named is as it was. */
export function changeBack(
  row: Transaction,
  change: Partial<TransactionChange>,
): Omit<TransactionChange, 'version'> {
  const { kind, payout } = row;
  const before = factsAgain(row);
  const { use, businessShare, parts } = before;
  // Another kind has another sign, other categories and details: those that it had went with it.
  // A transfer is whole, and a payout is split by its own route.
  const isSplitByPerson = kind !== 'transfer' && !payout;
  const { amount, category } = before;
  const ofKind = isOfKind(change) ? { kind, amount, category, use, businessShare, parts } : {};
  // In another currency it was worth something else.
  const ofMoney = 'currency' in change ? { worth: before.worth } : {};
  const isOfTaxes = SAYING_TAXES.some((name) => name in change);
  // Only a purchase is a service from abroad: that went with its kind, too.
  const ofTaxes = isOfTaxes || (row.reverseCharge && isOfKind(change)) ? taxesAgain(row) : {};
  const named = { ...ofKind, ...ofMoney, ...change, ...ofTaxes };
  const fits = (name: string) => isSplitByPerson || !['businessShare', 'parts'].includes(name);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in named && fits(name)));
}

/** Whether what a change named of an entry is still as the change left it: nobody wrote it otherwise since, or what they wrote is undone. */
export function isAsLeft(after: Transaction, now: Transaction, change: Partial<TransactionChange>): boolean {
  const [left, found] = [factsAgain(after), factsAgain(now)];
  return (Object.keys(left) as (keyof typeof left)[])
    .filter((name) => name in change || (name === 'amount' && isOfKind(change)))
    .every((name) => JSON.stringify(left[name]) === JSON.stringify(found[name]));
}

const isOfKind = (change: Partial<TransactionChange>): boolean => 'kind' in change || 'use' in change;

/** All that a person writes of an entry, as a change would say it. */
function factsAgain(row: Transaction) {
  const { kind, description, amount, currency, date, noReceiptNeeded, notes = '' } = row;
  const { use = null, businessShare = 100, parts = [] } = row;
  return {
    ...{ kind, description, amount, currency, date, noReceiptNeeded, notes, ...placeOf(row) },
    ...{ use, businessShare, parts: parts.map(partAgain), worth: worthAgain(row), ...taxesAgain(row) },
  };
}

/** What it was worth as it is said anew: a person's amount, or what was published. */
function worthAgain({ worth }: Transaction): WorthChange {
  if (!worth) return null;
  return worth.source === 'person' ? { amount: Math.abs(worth.amount) } : 'published';
}

/** What a person says of taxes in one or the other. */
const SAYING_TAXES = ['taxes', 'reverseCharge'] as const;

/** Its taxes as they are said anew: a person's word, or what its documents say. */
function taxesAgain({
  taxes = [],
  taxesSaid,
  reverseCharge,
}: Transaction): Pick<TransactionChange, 'taxes' | 'reverseCharge'> {
  if (reverseCharge) return { reverseCharge };
  if (!taxesSaid) return { taxes: null };
  return { taxes: taxes.map(({ kind, ...tax }) => ({ ...tax, kind: keptTax({ kind }).kind })) };
}

/** A part as it is split off anew: its sign is the entry's. */
function partAgain({ categoryId, transferTo, amount: signed, tax }: EntryPart): PartChange {
  const amount = Math.abs(signed);
  if (transferTo !== undefined) return { transferTo, amount };
  return { category: categoryId, amount, ...(tax === undefined ? {} : { tax }) };
}

/** Account and category by their ids: a name that was changed since would be a new account. */
export const placeOf = ({ categoryId, accountId }: Transaction) => ({
  category: categoryId,
  accountLabel: accountId,
});
