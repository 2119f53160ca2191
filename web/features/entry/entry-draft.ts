import { isCivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { amountFromText } from './amount-text.ts';

/** What stands in the entry dialog's fields, as typed. */
export interface EntryDraft {
  readonly kind: Transaction['kind'];
  readonly description: string;
  readonly amount: string;
  readonly category: string;
  readonly accountLabel: string;
  readonly date: string;
  readonly noReceiptNeeded: boolean;
}

export type EntryFault = 'missing' | 'invalid' | 'zero';
export type EntryFaults = Partial<Record<'description' | 'amount' | 'accountLabel' | 'date', EntryFault>>;

/** An empty entry of today. */
export const emptyDraft = (kind: 'income' | 'expense', date: string): EntryDraft => ({
  kind,
  description: '',
  amount: '',
  category: '',
  accountLabel: '',
  date,
  noReceiptNeeded: false,
});

/** An existing entry as the dialog shows it: without a sign, which its kind says, and without a category that is only its kind. */
export function draftOf(transaction: Transaction): EntryDraft {
  const { kind, description, amount, currency, category, accountLabel, date, noReceiptNeeded } = transaction;
  const shown = kind === 'transfer' ? amount : Math.abs(amount);
  return {
    kind,
    description,
    amount: decimalFromMinor(shown, currency),
    category: category === kind ? '' : category,
    accountLabel,
    date,
    noReceiptNeeded,
  };
}

/** What is wrong with a draft (specification section 5); empty when it can be sent. */
export function faultsOf(draft: EntryDraft, currency: string): EntryFaults {
  const amount = amountFault(draft.amount, currency);
  return {
    ...(draft.description.trim() === '' ? { description: 'missing' } : {}),
    ...(amount ? { amount } : {}),
    ...(draft.accountLabel === '' ? { accountLabel: 'missing' } : {}),
    ...(isCivilDate(draft.date) ? {} : { date: 'invalid' }),
  };
}

function amountFault(text: string, currency: string): EntryFault | undefined {
  if (text.trim() === '') return 'missing';
  const minor = amountFromText(text, currency);
  if (minor === undefined) return 'invalid';
  return minor === 0 ? 'zero' : undefined;
}

/** The signed minor units of a draft without faults: income positive, expense negative whatever was typed. */
export function signedAmount(draft: EntryDraft, currency: string): number {
  const minor = amountFromText(draft.amount, currency) ?? 0;
  if (draft.kind === 'transfer') return minor;
  return draft.kind === 'income' ? Math.abs(minor) : -Math.abs(minor);
}
