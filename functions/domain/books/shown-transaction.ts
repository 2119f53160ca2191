import { wantsCategory } from '../../../shared/wants-category.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import type { EntryPart } from '../../../shared/model/payout.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { isHealthCover } from '../categories/health-cover.ts';
import { isLoanPayment } from '../categories/loan-payment.ts';
import { moneyInQuestion } from '../categories/money-in-question.ts';
import { paysCompanyTax, paysStateTax, paysUnnamedTax } from '../statements/cash-and-tax-words.ts';
import type { LedgerRow, RowPart, RowPayout } from '../ledger/ledger-row.ts';
import type { BookNames } from './book-names.ts';

/** A row as the API shows it: with what its account and categories are called now. */
export function shownTransaction(row: LedgerRow, names: BookNames): Transaction {
  const { suggestedCategory, parts, payout, brought: _brought, paidShort: _short, ...facts } = row;
  return {
    ...withCategory(facts, names),
    description: sayDescription(row.description),
    accountLabel: names.accountName(row.accountId),
    ...(suggestedCategory ? { suggestedCategory: withCategory(suggestedCategory, names) } : {}),
    ...questionOf(row),
    ...(parts ? { parts: parts.map((part) => shownPart(part, names)) } : {}),
    ...(payout ? { payout: shownPayout(payout, names) } : {}),
  };
}

/** What the bank's text leaves to a person who chooses a category. */
function questionOf(row: LedgerRow): Pick<Transaction, 'question'> {
  if (!wantsCategory(row)) return {};
  if (isLoanPayment(row)) return { question: 'loan-payment' };
  const question = moneyInQuestion(row);
  if (question) return { question };
  if (row.amount >= 0) return {};
  if (paysCompanyTax(row.description)) return { question: 'company-tax' };
  if (paysStateTax(row.description)) return { question: 'state-tax' };
  if (isHealthCover(row)) return { question: 'health-cover' };
  return paysUnnamedTax(row.description) ? { question: 'unnamed-tax' } : {};
}

const shownPart = (part: RowPart, names: BookNames): EntryPart => ({
  ...withCategory(part, names),
  ...transferLabel(part, names),
});

/** What the account is called now that a part moved to; nothing of a part that is no transfer. */
export const transferLabel = ({ transferTo }: RowPart, { accountName }: BookNames) =>
  transferTo === undefined ? {} : { transferToLabel: accountName(transferTo) };

/** A thing in the category that counts it now, by that one's name. */
export function withCategory<T extends { readonly categoryId: string }>(
  thing: T,
  { categoryName, standingCategory }: BookNames,
): T & { category: string } {
  const categoryId = standingCategory(thing.categoryId);
  return { ...thing, categoryId, category: categoryName(categoryId) };
}

function shownPayout(
  { salesId, before, ...word }: RowPayout,
  names: BookNames,
): NonNullable<Transaction['payout']> {
  return {
    ...word,
    ...(salesId === undefined ? {} : { sales: names.categoryName(names.standingCategory(salesId)) }),
    ...(before ? { before: shownBefore(before, names) } : {}),
  };
}

function shownBefore(
  { suggestedCategory, ...before }: NonNullable<RowPayout['before']>,
  names: BookNames,
): NonNullable<NonNullable<Transaction['payout']>['before']> {
  return {
    ...withCategory(before, names),
    ...(suggestedCategory ? { suggestedCategory: withCategory(suggestedCategory, names) } : {}),
  };
}
